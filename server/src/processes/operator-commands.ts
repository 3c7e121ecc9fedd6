// What the operator's commands do. They connect as the database's owner: making a superadmin and reading everybody's
// log are rights that no process serving people should have.
import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { email as emailField, requiredText } from '@tendertap/contract/fields/fields'
import { isLanguage } from '@tendertap/domain/languages'
import type { OperatorAction } from '@tendertap/domain/operator-actions'
import { recordDone } from '../audit/record.ts'
import { createDatabaseFor } from '../db/create-database.ts'
import { openDatabase, type PooledDatabase } from '../db/database.ts'
import { createScoper, type Scope } from '../db/scope.ts'
import { toVerificationLines } from '../features/audit/verification-lines.ts'
import { verifyChain } from '../features/audit/verify-chain.ts'
import { rebuild } from '../features/analytics/facts/consumer.ts'
import { indexAllLots } from '../features/lots/indexing/index-all.ts'
import { makeSuperadmin } from '../features/operator/make-superadmin.ts'
import { removeLostFactor } from '../features/second-factor/remove-lost-factor.ts'
import { findSignInCandidate } from '../features/session/queries.ts'
import { CommandRefusal } from '../platform/command-refusal.ts'
import { readConfig } from '../platform/config.ts'

const USAGE = `create-database                         makes the roles and the empty database that the settings name
make-superadmin --email=… --name=… [--lang=ru|kz|en] [--additional]
                                        sends a letter with a link to set the password
remove-second-factor --email=… --confirm=…
                                        for a person who has lost the phone; --confirm repeats the e-mail
verify-audit [--head=…] [--after=…]     verifies the chain of the audit log. --head: a mailed hash that it must contain;
                                        --after: begins after this number, because older rows were moved away
index-lots                              indexes every lot again, page by page, while everything else goes on
count-purchases                         counts all figures of analytics again; screens show the old ones meanwhile`

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  lang: { type: 'string' },
  additional: { type: 'boolean' },
  confirm: { type: 'string' },
  head: { type: 'string' },
  after: { type: 'string' },
} as const

const parse = (parts: string[]) => parseArgs({ args: parts, allowPositionals: true, options: OPTIONS })
type Values = ReturnType<typeof parse>['values']

export interface Terminal {
  environment: NodeJS.ProcessEnv
  say(text: string): void
  complain(text: string): void
}

/** Gives the exit code. */
type Command = (values: Values, terminal: Terminal) => Promise<number>

const COMMANDS: Readonly<Record<string, Command>> = {
  'create-database': createDatabase,
  'make-superadmin': makeSuperadminByEmail,
  'remove-second-factor': removeSecondFactor,
  'verify-audit': verifyAudit,
  'index-lots': indexLots,
  'count-purchases': countPurchases,
}

/** Gives the exit code: 0 done, 1 refused or broken, 2 not understood. */
export async function runOperatorCommand(parts: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parse(parts)
  const command = COMMANDS[positionals[0] ?? '']
  if (!command) {
    terminal.complain(USAGE)
    return 2
  }
  try {
    return await command(values, terminal)
  } catch (error) {
    if (!(error instanceof CommandRefusal)) throw error
    terminal.complain(error.message)
    return 1
  }
}

async function createDatabase(_values: Values, { environment, say }: Terminal): Promise<number> {
  const config = readConfig(
    [
      'SUPERUSER_DATABASE_URL',
      'OWNER_DATABASE_URL',
      'APPLICATION_DATABASE_URL',
      'OPERATOR_DATABASE_URL',
      'BACKGROUND_DATABASE_URL',
      'INGESTION_DATABASE_URL',
    ],
    environment,
  )
  const { name, isNew } = await createDatabaseFor(config.SUPERUSER_DATABASE_URL, {
    owner: config.OWNER_DATABASE_URL,
    application: config.APPLICATION_DATABASE_URL,
    operator: config.OPERATOR_DATABASE_URL,
    background: config.BACKGROUND_DATABASE_URL,
    ingestion: config.INGESTION_DATABASE_URL,
  })
  say(`The roles have the passwords of the settings. The database ${name} ${isNew ? 'was made' : 'existed already'}.`)
  return 0
}

function makeSuperadminByEmail(values: Values, terminal: Terminal): Promise<number> {
  const email = readEmail(values)
  const fullName = requiredText(200).safeParse(values.name)
  if (!fullName.success) throw new CommandRefusal('--name must be the name of the person.')
  const language = values.lang ?? 'ru'
  if (!isLanguage(language)) throw new CommandRefusal('--lang must be ru, kz or en.')
  return withOwner(terminal, async (owner) => {
    const isAdditional = values.additional ?? false
    await inAuditedScope(owner, 'operator/make-superadmin', null, (scope) =>
      makeSuperadmin(scope, { email, fullName: fullName.data, language, isAdditional }),
    )
    terminal.say(`${email} is a superadmin. The worker sends the letter with the link to set the password.`)
    return 0
  })
}

function removeSecondFactor(values: Values, terminal: Terminal): Promise<number> {
  const email = readEmail(values)
  return withOwner(terminal, async (owner) => {
    const person = await findSignInCandidate(owner, email)
    if (!person) throw new CommandRefusal(`Nobody has the e-mail ${email}.`)
    if (!person.hasSecondFactor) throw new CommandRefusal(`${email} has no second factor.`)
    if (values.confirm !== values.email)
      throw new CommandRefusal(
        `This ends every session of ${email} (${person.roles.join(', ')}), who then signs in with the password alone. To confirm, add --confirm=${email}`,
      )
    await inAuditedScope(owner, 'operator/remove-second-factor', person.workspaceId, async (scope) => {
      await removeLostFactor(scope, person.userId)
      return person.userId
    })
    terminal.say(`${email} signs in with the password alone. Every session has ended, and a letter tells the person.`)
    return 0
  })
}

function verifyAudit({ head, after: typed = '0' }: Values, terminal: Terminal): Promise<number> {
  if (!/^\d{1,15}$/.test(typed)) throw new CommandRefusal('--after must be the number of a link.')
  return withOwner(terminal, async (owner) => {
    const found = await verifyChain(owner, { head, after: Number(typed) })
    for (const line of toVerificationLines(found, head)) terminal.say(line)
    return found.faults > 0 || (head !== undefined && found.knownHead === null) ? 1 : 0
  })
}

function indexLots(_values: Values, terminal: Terminal): Promise<number> {
  return withOwner(terminal, async (owner) => {
    const tenders = await indexAllLots(owner, (done, before) => {
      if (Math.floor(done / 10_000) > Math.floor(before / 10_000)) terminal.say(`${done} tenders`)
    })
    terminal.say(`The lots of ${tenders} tenders were indexed again.`)
    return 0
  })
}

function countPurchases(_values: Values, terminal: Terminal): Promise<number> {
  return withOwner(terminal, async (owner) => {
    await rebuild(owner)
    terminal.say('All purchases were counted again.')
    return 0
  })
}

function readEmail({ email }: Values): string {
  const read = emailField.safeParse(email)
  if (!read.success) throw new CommandRefusal('--email must be an e-mail address.')
  return read.data
}

async function withOwner<T>(
  { environment, complain }: Terminal,
  work: (owner: PooledDatabase) => Promise<T>,
): Promise<T> {
  const { OWNER_DATABASE_URL: url } = readConfig(['OWNER_DATABASE_URL'], environment)
  const onError = (error: Error) => complain(error.message)
  const owner = openDatabase({ url, name: 'tendertap-operator-command', max: 1, onError })
  try {
    return await work(owner)
  } finally {
    await owner.destroy()
  }
}

/** Like a call, a command writes its audit row in the transaction of its effect. The work gives the person's id. */
function inAuditedScope(
  owner: PooledDatabase,
  action: OperatorAction,
  workspaceId: string | null,
  work: (scope: Scope) => Promise<string>,
): Promise<void> {
  return createScoper({ application: owner, operator: owner })(workspaceId, async (scope) => {
    const objectId = await work(scope)
    const requestId = `command of ${userInfo().username}, ${randomUUID()}`
    await recordDone(scope, { userId: null, action, objectId, ip: null, requestId })
  })
}
