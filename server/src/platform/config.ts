// The environment, read once at start. A wrong setting stops the process with a sentence that names it.
import { operatorDetails } from '@tendertap/contract/entities/operator-details'
import { HOURLY_CAP } from '@tendertap/domain/notifications/sending'
import { z } from 'zod'
import { readSettingFiles } from './setting-files.ts'
import { trustedProxies } from './trusted-proxies.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue('must be JSON')
        return z.NEVER
      }
    })
    .pipe(schema)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const telegramToken = z.string().regex(/^\d+:[\w-]+$/, 'must be digits, a colon and letters, as @BotFather gives it')
const withoutLastSlash = (url: string) => url.replace(/\/+$/, '')
const portalUrl = z.url({ protocol: /^https?$/ }).optional()

const settings = {
  /** only for the command that makes the roles and the database */
  SUPERUSER_DATABASE_URL: z.url(),
  APPLICATION_DATABASE_URL: z.url(),
  OPERATOR_DATABASE_URL: z.url(),
  OWNER_DATABASE_URL: z.url(),
  INGESTION_DATABASE_URL: z.url(),
  BACKGROUND_DATABASE_URL: z.url(),
  /** signs session tokens; changing it ends every session */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /**
   * encrypts the secrets of second factors: `openssl rand -hex 32`. When the key is lost, everybody has to
   * set up a second factor again
   */
  SECOND_FACTOR_KEY: z.string().regex(/^[\da-f]{64}$/i, 'must be 64 hexadecimal digits'),
  /** the superadmin signs in with a second factor; false is for demonstrations */
  SUPERADMIN_SECOND_FACTOR: flag.default(true),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4100),
  /** health and metrics, on a port of its own that the public never reaches */
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
  OPERATIONS_PORT: port.default(4101),
  /** the address people type, for links in letters */
  PUBLIC_URL: z.url().default('http://127.0.0.1:4100'),
  /** where requests to the operator are sent: renewals, messages of users */
  OPERATOR_EMAIL: z.email(),
  /**
   * the company behind the product as the legal pages name it: JSON, its fields are those of contract's operatorDetails
   */
  OPERATOR_DETAILS: json(operatorDetails),
  /** the bot's name without the @; without this setting nobody can connect a Telegram chat */
  TELEGRAM_BOT_USERNAME: z
    .string()
    .regex(/^\w{5,32}$/, 'must be 5 to 32 letters, digits or _')
    .optional(),
  /** where people chat with the bot: links to the bot begin with it */
  TELEGRAM_LINK_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://t.me')
    .transform(withoutLastSlash),
  /** gives the bot its rights; issued by @BotFather. Without it nothing is sent by Telegram */
  TELEGRAM_BOT_TOKEN: telegramToken.optional(),
  TELEGRAM_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.telegram.org')
    .transform(withoutLastSlash),
  /**
   * the address at which Telegram reaches the bot process (https, through your proxy); with TELEGRAM_WEBHOOK_SECRET.
   * Without it the bot asks Telegram for what is new, and only one bot process may run
   */
  TELEGRAM_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Telegram repeats it in every request: `openssl rand -hex 32` */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, 'must be 16 to 256 letters, digits, _ or -')
    .optional(),
  /** where the bot process listens for Telegram, on HOST */
  TELEGRAM_WEBHOOK_PORT: port.default(4110),
  /** messages a second to all chats together; Telegram allows about 30 */
  TELEGRAM_PER_SECOND: z.coerce.number().min(0.1).max(1_000).default(25),
  /** messages a second to one chat; Telegram allows about one */
  TELEGRAM_PER_CHAT_SECOND: z.coerce.number().min(0.01).max(1_000).default(1),
  /** the mail server: smtp://user:password@host:587 or smtps://user:password@host:465 */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM_ADDRESS: z.email(),
  MAIL_FROM_NAME: z.string().default('Tendertap'),
  /** folder of the built web application; without it the process serves the API alone */
  WEB_ROOT: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /**
   * how many proxies stand in front of the process (0 for none), or their addresses: only these are believed when they
   * name a caller's address in X-Forwarded-For. Required if PUBLIC_URL is an https address
   */
  TRUST_PROXY: trustedProxies.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** connections of their own for looking sessions up and counting sign-ins, which searches cannot take */
  SESSION_POOL: z.coerce.number().int().min(1).max(50).default(3),
  /** searches of one person that run at the same time; further ones wait */
  SEARCHES_PER_PERSON: z.coerce.number().int().min(1).max(1_000).default(3),
  /** milliseconds after which a search that waits is refused, and after which one that runs is cancelled */
  SEARCH_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(1_500),
  /** milliseconds by which a busy process may run late; beyond that every call is refused until it has caught up */
  EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(1_000),
  /** messages with notices that one person gets in an hour; the rest waits and comes together */
  NOTICES_PER_HOUR_EMAIL: z.coerce.number().int().min(1).max(1_000_000).default(HOURLY_CAP.email),
  NOTICES_PER_HOUR_TELEGRAM: z.coerce.number().int().min(1).max(1_000_000).default(HOURLY_CAP.telegram),
  /** calls a second of one person, or of one address without a session; ten times as many at once */
  CALLS_PER_SECOND: z.coerce.number().int().min(1).max(1_000_000).default(20),
  /**
   * milliseconds between "not ready" and closing, so that a balancer stops sending first: longer than two of its health
   * checks
   */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(8_000),
  /**
   * where documents are kept: file:///var/lib/tendertap/documents (a volume that api and worker share), or
   * s3://bucket?region=…&endpoint=… with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (or the machine's role); endpoint
   * only where it is not Amazon's
   */
  DOCUMENTS_STORE: z.url({ protocol: /^(file|s3)$/, hostname: /.*/ }),
  /** a larger document counts as not received */
  DOCUMENT_LIMIT_MB: z.coerce.number().int().min(1).max(1_024).default(50),
  /**
   * how often an open event stream checks whether its person may still listen. The check is one statement of at most
   * five seconds, so the stream ends within 30 s
   */
  LIVE_RECHECK_MS: z.coerce.number().int().min(100).max(25_000).default(25_000),
  /** the state portal: https://ows.goszakup.gov.kz. It is read when both this and its token are set */
  OWS_URL: portalUrl,
  /** asked of the centre of electronic finance by letter, renewed every year in the portal's profile */
  OWS_TOKEN: z.string().min(1).optional(),
  /** the last day of the token, 2027-03-31: the portal does not tell, and an expired one looks like a wrong address */
  OWS_TOKEN_EXPIRES: z.iso.date().optional(),
  /** the register of subsoil users: https://public.tizilim.gov.kz. It is read when this is set */
  TIZILIM_URL: portalUrl,
  /** used only with TIZILIM_DETAILS */
  TIZILIM_TOKEN: z.string().min(1).optional(),
  /**
   * Whether to read lots and documents of the register. Off by default: only a signed-in account sees them, a machine
   * may read them only with the register's written permission, and we know the shape of the answers only from the
   * specification.
   */
  TIZILIM_DETAILS: flag.default(false),
  /** the single window, for Mitwork and Samruk: https://zakup.gov.kz. It is read when this is set */
  EPZ_URL: portalUrl,
  /** how we introduce ourselves to the portals; add an address at which their people reach yours */
  PORTAL_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7E]+$/, 'must be plain Latin')
    .default('Tendertap/1.0'),
  /** limits the requests to one to five a second per portal; false is for simulated portals */
  PORTAL_RATE_LIMIT: flag.default(true),
  /** every wait between requests is multiplied by it; below 1 is for simulated portals */
  PORTAL_WAIT_SCALE: z.coerce.number().min(0.001).max(10).default(1),
  /** the pause between two rounds through the lists of a portal */
  INGEST_POLL_MS: z.coerce.number().int().min(100).max(3_600_000).default(60_000),
  /**
   * the first day to read, 2026-01-31; thirty days back by default. `npm run ingest -- backfill` reads what is older
   */
  INGEST_FROM: z.iso.date().optional(),
} as const

type Settings = typeof settings
type Config<K extends keyof Settings> = { [P in K]: z.output<Settings[P]> }

/** A process asks for the settings it needs, and gets no others. */
export function readConfig<K extends keyof Settings>(
  names: readonly K[],
  environment: NodeJS.ProcessEnv = process.env,
): Config<K> {
  const shape = Object.fromEntries(names.map((name) => [name, settings[name]]))
  const result = z.object(shape).safeParse(readSettingFiles(names, environment))
  if (result.success) return result.data as Config<K>
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Wrong settings. ${wrong.join('; ')}`)
}
