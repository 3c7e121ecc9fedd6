// Sends every call as every person, with own, foreign, absent and malformed objects.
import { randomUUID } from 'node:crypto'
import type { StandIn } from '@tendertap/contract/examples/stand-ins'
import type { Database } from '@tendertap/server/db/database'
import { COMPANY_OBJECTS } from '../guards/objects.ts'
import { ask, findExampleWithObjects, inParallel, makeInput, type Answer } from '../guards/requests.ts'
import {
  makeComment,
  makeResultImport,
  makeSavedSearch,
  makeSession,
  makeToken,
  restoreMember,
  restorePassword,
  type Principal,
} from '../guards/tenants.ts'
import type { Companies, Company } from './companies.ts'
import { containsForeign, createFindings, type Findings } from './findings.ts'
import { toNeutralBody } from './neutral-body.ts'
import { predictRefusal, findRefusal, RULES, type CallRule } from './rules.ts'

/** Catalogue ids that no row has. */
const ABSENT: Readonly<Partial<Record<StandIn, number>>> = {
  lotId: 9_007_199_254_740_000,
  tenderId: 9_007_199_254_740_000,
}

/** How much is asked; everybody sends every call with an own object. */
export interface Extent {
  /** also by somebody without a token */
  nobody: boolean
  /** who also names absent and foreign objects */
  objectsBy(person: Principal): boolean
  /** and malformed ones */
  malformed: boolean
}
export const EVERYTHING: Extent = { nobody: true, objectsBy: () => true, malformed: true }

export async function runMatrix(
  url: string,
  owner: Database,
  { tenant, people, subscribed }: Company,
  { foreign, foreignIds, untouchedLotId }: Companies,
  { nobody, objectsBy, malformed: tryMalformed }: Extent,
): Promise<Findings> {
  const findings = createFindings()
  const takeTurn = createTurns()
  // no write may happen between two reads that are compared
  for (const writes of [false, true]) {
    const rules = RULES.filter((rule) => rule.writes === writes)
    // one call after the other for each person: a new password ends the person's other sessions
    await inParallel([...people, ...(nobody ? [null] : [])], async (person) => {
      for (const rule of rules) await askOne(rule, person)
    })
  }
  return findings

  async function askOne(rule: CallRule, person: Principal | null): Promise<void> {
    const { path, writes } = rule
    const who = `${path} by ${person?.name ?? 'nobody'}`
    const expected = predictRefusal(rule, person, subscribed)
    // the operator reviews every company's application and subscription
    const mayKnowAll = Boolean(person?.roles.includes('superadmin')) && path.startsWith('superadmin/')
    const { example, standIns } = findExampleWithObjects(path)

    async function send(variant: string, replace: (standIn: StandIn) => unknown, which = example): Promise<Answer> {
      // signing out ends the session, so everyone comes with a new one
      const token = person && (await makeToken(owner, person))
      // earlier calls may have changed them
      if (person && standIns.includes('password')) await restorePassword(owner, person)
      if (standIns.includes('memberId')) await restoreMember(owner, tenant)
      const withEmail = (standIn: StandIn) => (standIn === 'email' && person ? person.email : replace(standIn))
      const answer = await ask(url, path, JSON.stringify(makeInput(path, withEmail, which)), token)
      findings.cells += 1
      if (!mayKnowAll && containsForeign(answer, foreign)) findings.leaks.push(`${who}, ${variant}`)
      return answer
    }
    function judge(variant: string, answer: Answer): void {
      const refusal = findRefusal(answer)
      const isExpected =
        refusal === expected ||
        (expected === null && refusal === 'subscription_required' && rule.mayNeedSubscription && !subscribed)
      if (!isExpected || answer.status === 500)
        findings.wrong.push(`${who}, ${variant}: ${answer.status} ${answer.code}, expected ${expected ?? 'an answer'}`)
    }

    const made: Partial<Record<StandIn, string>> = {}
    if (person && standIns.includes('sessionId')) made.sessionId = await makeSession(owner, person)
    if (person?.workspaceId && standIns.includes('commentId'))
      made.commentId = await makeComment(owner, person, { lotId: Number(tenant.objects.lotId), text: 'Берём' })
    for (const standIn of ['savedSearchId', 'otherSavedSearchId'] as const)
      if (person?.workspaceId && standIns.includes(standIn)) made[standIn] = await makeSavedSearch(owner, person, '')
    if (person?.workspaceId && standIns.includes('resultImportId'))
      made.resultImportId = await makeResultImport(owner, person, '')
    const findOwn = (standIn: StandIn) => made[standIn] ?? tenant.objects[standIn]
    const own = await send('own object', findOwn)
    judge('own object', own)
    if (own.status === 200) findings.succeeded.add(path)
    // a call that names no object returns the most
    if (example !== 0) judge('no object', await send('no object', findOwn, 0))

    const replaceable = standIns.filter((standIn) => COMPANY_OBJECTS.includes(standIn) || standIn in ABSENT)
    if (replaceable.length === 0 || !person || !objectsBy(person)) return
    const sendWith = (variant: string, value: (standIn: StandIn) => unknown) =>
      send(variant, (standIn) => (replaceable.includes(standIn) ? value(standIn) : findOwn(standIn)))
    const absent = await sendWith('absent object', (standIn) => ABSENT[standIn] ?? randomUUID())
    judge('absent object', absent)
    if (tryMalformed) {
      const malformed = await sendWith('malformed object', () => ({ $ne: null }))
      if (expected === null && malformed.status !== 400)
        findings.wrong.push(`${who}, malformed object: ${malformed.status}`)
    }

    const namesLot = standIns.includes('lotId')
    if (!namesLot && !standIns.some((standIn) => COMPANY_OBJECTS.includes(standIn))) return
    const sendForeign = () => sendWith('foreign object', (standIn) => foreign.objects[standIn])
    // everybody sees the lot, but nothing may show that the foreign company works on it
    const sendUntouched = () =>
      sendWith('untouched lot', (standIn) => (standIn === 'lotId' ? untouchedLotId : randomUUID()))
    const sendBoth = async () => [await sendForeign(), namesLot ? await sendUntouched() : absent] as const
    // both lots must have seen the same writes of our company before the next one is compared
    const [stranger, unowned] = await (namesLot && writes ? takeTurn(sendBoth) : sendBoth())
    judge('foreign object', stranger)
    const limited = [stranger.status, unowned.status].includes(429)
    const shown = toNeutralBody(stranger.body, foreign.objects.lotId, foreignIds)
    const expectedBody = toNeutralBody(unowned.body, untouchedLotId, foreignIds)
    if (!limited && (stranger.status !== unowned.status || shown !== expectedBody))
      findings.differences.push(`${who}: ${stranger.body} instead of ${unowned.body}`)
  }
}

/** A function that starts each piece of work when the one before it has ended. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn
    return turn
  }
}
