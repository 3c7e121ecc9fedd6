// Limits sign-in attempts. An attempt is counted before the password is hashed; a correct password takes it back.
import type { Database } from '../../db/database.ts'
import { forgetAttempts, forgiveAttempt, withinLimit, type Limit } from '../../db/rate-limit.ts'
import { AppError } from '../../platform/app-error.ts'
import { markPassword, type KnownDevice } from '../../platform/device-tokens.ts'
import { toNetwork } from '../../platform/network.ts'
import { findSignInCandidate } from './queries.ts'

const QUARTER_HOUR = 15 * 60
const DAY = 24 * 60 * 60

/** one person, from one address */
const PERSON_AT_ADDRESS: Limit = { name: 'sign-in', attempts: 10, perSeconds: QUARTER_HOUR }
/** anybody, from one address */
const ADDRESS: Limit = { name: 'sign-in-address', attempts: 60, perSeconds: QUARTER_HOUR }
/** one person, from all addresses together */
const PERSON: Limit = { name: 'sign-in-person', attempts: 100, perSeconds: DAY }
/** one person, in a browser where they have signed in before: what strangers guess elsewhere does not count there */
const DEVICE: Limit = { name: 'sign-in-device', attempts: 10, perSeconds: QUARTER_HOUR }
const DEVICE_PER_DAY: Limit = { name: 'sign-in-device-day', attempts: 100, perSeconds: DAY }

export interface Attempt {
  /** takes the attempt back: it was not a guess */
  forgive(): Promise<void>
}

interface SignIn {
  ip: string
  email: string
  device: KnownDevice | null
}

export async function countSignIn(db: Database, signIn: SignIn): Promise<Attempt> {
  const counted: [Limit, string][] = []
  for (const [limit, key] of await chooseCounters(db, signIn)) {
    counted.push([limit, key])
    if (!(await withinLimit(db, limit, key))) throw new AppError('too_many_requests')
  }
  return {
    forgive: async () => {
      for (const [limit, key] of counted) await forgiveAttempt(db, limit, key)
    },
  }
}

async function chooseCounters(db: Database, { ip, email, device }: SignIn): Promise<[Limit, string][]> {
  if (device && (await isKnown(db, email, device)))
    return [
      [DEVICE, device.deviceId],
      [DEVICE_PER_DAY, device.deviceId],
    ]
  const network = toNetwork(ip)
  const person = email.toLowerCase()
  return [
    [ADDRESS, network],
    [PERSON_AT_ADDRESS, `${network} ${person}`],
    [PERSON, person],
  ]
}

async function isKnown(db: Database, email: string, { userId, passwordMark }: KnownDevice): Promise<boolean> {
  const candidate = await findSignInCandidate(db, email)
  if (candidate?.userId !== userId || candidate.passwordHash === null) return false
  return markPassword(candidate.passwordHash) === passwordMark
}

/** After the person has set a new password, guesses at the old one no longer keep them out. */
export async function forgetGuesses(db: Database, email: string): Promise<void> {
  const person = email.toLowerCase()
  await forgetAttempts(db, PERSON, `:${person}`)
  await forgetAttempts(db, PERSON_AT_ADDRESS, ` ${person}`)
}
