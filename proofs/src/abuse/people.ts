// Who calls: people who work as usual, one who abuses a subscription, and one whose account is attacked.
import type { Database } from '@tendertap/server/db/database'
import { makePrincipal, makeTenant, makeToken, type Principal } from '../guards/tenants.ts'

const PEOPLE_PER_COMPANY = 2
const MORE_ACCOUNTS = 20

export interface People {
  /** of companies that do nothing wrong: their tokens */
  others: string[]
  /** the token of the person who sends the searches */
  offender: string
  /** whose password is guessed */
  owner: Principal
  /** accounts at which the same strangers guess */
  accounts: Principal[]
}

/** `companies`: how many do nothing wrong. */
export async function makePeople(db: Database, companies: number): Promise<People> {
  const others: string[] = []
  for (let company = 0; company < companies; company += 1) {
    const { workspaceId } = await makeTenant(db, { mark: `calm-${company}`, subscribed: true })
    for (let person = 0; person < PEOPLE_PER_COMPANY; person += 1)
      others.push(await makeToken(db, await makePrincipal(db, workspaceId, ['lead', 'manager'])))
  }
  const { workspaceId, member } = await makeTenant(db, { mark: 'abuse', subscribed: true })
  const accounts: Principal[] = []
  for (let account = 0; account < MORE_ACCOUNTS; account += 1)
    accounts.push(await makePrincipal(db, workspaceId, ['lead']))
  return {
    others,
    offender: await makeToken(db, member),
    owner: await makePrincipal(db, workspaceId, ['lead']),
    accounts,
  }
}
