// Limits sign-in attempts. An attempt is counted before the password is hashed; a correct password takes it back.
import type { Database } from '../../db/database.ts'
import { forgiveAttempt, withinLimit, type Limit } from '../../db/rate-limit.ts'
import { AppError } from '../../platform/app-error.ts'
import { toNetwork } from '../../platform/network.ts'
import { hasSignedInFrom } from './queries.ts'

const QUARTER_HOUR = 15 * 60
const DAY = 24 * 60 * 60

/** one person, from one address */
const PERSON_AT_ADDRESS: Limit = { name: 'sign-in', attempts: 10, perSeconds: QUARTER_HOUR }
/** anybody, from one address */
const ADDRESS: Limit = { name: 'sign-in-address', attempts: 60, perSeconds: QUARTER_HOUR }
/** one person, from all addresses together */
const PERSON: Limit = { name: 'sign-in-person', attempts: 100, perSeconds: DAY }
/** when the limit PERSON is used up: the same person, from an address where they have signed in before */
const OWN_ADDRESS: Limit = { name: 'sign-in-own-address', attempts: 100, perSeconds: DAY }

export interface Attempt {
  /** takes the attempt back: it was not a guess */
  forgive(): Promise<void>
}

export async function countSignIn(db: Database, ip: string, email: string): Promise<Attempt> {
  const network = toNetwork(ip)
  const person = email.toLowerCase()
  const personAtAddress = `${network} ${person}`
  const counted: [Limit, string][] = []
  const within = (limit: Limit, key: string) => {
    counted.push([limit, key])
    return withinLimit(db, limit, key)
  }
  const allowed =
    (await within(ADDRESS, network)) &&
    (await within(PERSON_AT_ADDRESS, personAtAddress)) &&
    ((await within(PERSON, person)) ||
      ((await hasSignedInFrom(db, email, network)) && (await within(OWN_ADDRESS, personAtAddress))))
  if (!allowed) throw new AppError('too_many_requests')
  return {
    forgive: async () => {
      for (const [limit, key] of counted) await forgiveAttempt(db, limit, key)
    },
  }
}
