// The environment, read once at start. A wrong setting stops the process with a sentence that names it.
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const settings = {
  APPLICATION_DATABASE_URL: z.url(),
  OPERATOR_DATABASE_URL: z.url(),
  OWNER_DATABASE_URL: z.url(),
  INGESTION_DATABASE_URL: z.url(),
  BACKGROUND_DATABASE_URL: z.url(),
  /** signs session tokens; changing it ends every session */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4100),
  /** health and metrics, on a port of its own that the public never reaches */
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
  OPERATIONS_PORT: port.default(4101),
  /** the address people type, for links in letters and for the Origin check */
  PUBLIC_URL: z.url().default('http://127.0.0.1:4100'),
  /** folder of the built web application; without it the process serves the API alone */
  WEB_ROOT: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** behind a balancer: believe its X-Forwarded-For */
  TRUST_PROXY: flag.default(false),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** milliseconds between "not ready" and closing, so that a balancer stops sending first */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(1_500),
  /** how often an open stream asks whether it is still allowed; with a statement's five seconds never later than 30 s */
  LIVE_RECHECK_MS: z.coerce.number().int().min(100).max(25_000).default(25_000),
} as const

type Settings = typeof settings
type Config<K extends keyof Settings> = { [P in K]: z.output<Settings[P]> }

/** A process asks for the settings it needs, and gets no others. */
export function readConfig<K extends keyof Settings>(names: readonly K[], environment: NodeJS.ProcessEnv = process.env): Config<K> {
  const shape = Object.fromEntries(names.map((name) => [name, settings[name]]))
  const result = z.object(shape).safeParse(environment)
  if (result.success) return result.data as Config<K>
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Wrong settings. ${wrong.join('; ')}`)
}
