// Holds every write, takes a right from the person meanwhile, and lets the write go on.
import { setTimeout as wait } from 'node:timers/promises'
import type { HalfSentAnswer, HalfSentCall } from '@tendertap/server/testing/half-sent'
import type { CommitHolder } from '@tendertap/server/testing/held-commits'
import { inParallel, TIMEOUT_MS } from '../guards/requests.ts'
import { makeCompany, type Caller, type Company, type World } from './company.ts'
import type { Revocation } from './revocations.ts'
import { predictRefusal, type Write } from './write.ts'

export const HOLDS = ['before the body is complete', 'before the commit'] as const
export type Hold = (typeof HOLDS)[number]

export interface Cell {
  write: Write
  caller: Caller
  revocation: Revocation
  hold: Hold
}

export interface Findings {
  cells: number
  /** writes that were committed although the right was gone */
  committed: string[]
  /** answers that differ from what the rules say */
  wrong: string[]
  /** revocations that waited for the write */
  waited: number
  covered: Set<string>
}

/** A cell hashes two passwords at a time, and the API refuses when more than 22 are to be hashed. */
const AT_ONCE = 8
const POLL_MS = 15
const LONG_AGO = new Date('2020-01-01')

export async function runCells(world: World, holder: CommitHolder, cells: readonly Cell[]): Promise<Findings> {
  const findings: Findings = { cells: 0, committed: [], wrong: [], waited: 0, covered: new Set() }
  await inParallel(cells, (cell) => runCell(world, holder, cell, findings), AT_ONCE)
  return findings
}

async function runCell(world: World, holder: CommitHolder, cell: Cell, findings: Findings): Promise<void> {
  const { write, caller, revocation, hold } = cell
  const company = await makeCompany(world, caller)
  const sendHalf = await write.prepare(company)
  const what = `${write.action} by a ${caller}, held ${hold}: ${revocation.name}`
  const expected = predictRefusal(write, company, revocation)
  findings.cells += 1
  findings.covered.add(write.action)
  if (hold === 'before the body is complete') {
    const answer = await revokeBeforeBody(cell, company, sendHalf)
    if (readCode(answer) !== expected)
      findings.wrong.push(`${what}: ${answer.status} ${readCode(answer)}, expected ${expected ?? 'an answer'}`)
    if (expected !== null && (await isCommitted(write.action, company))) findings.committed.push(what)
    return
  }
  const { answer, revokedFirst, waited } = await revokeBeforeCommit(cell, company, sendHalf, holder)
  if (waited) findings.waited += 1
  // it came first, so it is done
  if (answer.status !== 200) findings.wrong.push(`${what}: ${answer.status} ${readCode(answer)}, expected an answer`)
  if (revokedFirst && expected !== null && (await isCommitted(write.action, company))) findings.committed.push(what)
}

async function revokeBeforeBody(
  { write, revocation }: Cell,
  company: Company,
  sendHalf: () => HalfSentCall,
): Promise<HalfSentAnswer> {
  const { world, sessionId } = company
  const sessions = world.owner.selectFrom('session').select('last_seen_at').where('id', '=', sessionId)
  await world.owner.updateTable('session').set({ last_seen_at: LONG_AGO }).where('id', '=', sessionId).execute()
  const held = sendHalf()
  // the API notes that the session was seen once it has looked the person up
  await waitFor(
    async () => (await sessions.executeTakeFirstOrThrow()).last_seen_at > LONG_AGO,
    `${write.action} looked nobody up`,
  )
  const status = await revocation.revoke(company, write)
  if (status !== 200) throw new Error(`${write.action}: ${revocation.name} was answered with ${status}`)
  return held.complete()
}

async function revokeBeforeCommit(
  { write, revocation }: Cell,
  company: Company,
  sendHalf: () => HalfSentCall,
  holder: CommitHolder,
): Promise<{ answer: HalfSentAnswer; revokedFirst: boolean; waited: boolean }> {
  const held = await holder.hold(company.address)
  try {
    let answered = false
    const answer = sendHalf()
      .complete()
      .finally(() => (answered = true))
    let writer: number | null = null
    await waitFor(
      async () => answered || (writer = await held.findWriter()) !== null,
      `${write.action} came to no commit`,
    )
    if (writer === null) return { answer: await answer, revokedFirst: false, waited: false }
    const pid: number = writer
    let revoked: number | null = null
    const revoking = revocation.revoke(company, write).then((status) => (revoked = status))
    // whoever waits for it sees the error
    revoking.catch(() => undefined)
    let waited = false
    await waitFor(
      async () => revoked !== null || (waited = await holder.isWaitedFor(pid)),
      `${write.action}: ${revocation.name} neither ends nor waits`,
    )
    const revokedFirst = revoked === 200
    await held.release()
    await revoking
    return { answer: await answer, revokedFirst, waited }
  } finally {
    await held.release()
  }
}

/** A write leaves its audit row in the transaction that commits it. */
async function isCommitted(action: string, { world, address }: Company): Promise<boolean> {
  const rows = await world.owner
    .selectFrom('audit')
    .select('id')
    .where('ip', '=', address)
    .where('action', '=', action)
    .where('outcome', '=', 'done')
    .execute()
  return rows.length > 0
}

function readCode({ status, body }: HalfSentAnswer): string | null {
  return status === 200 ? null : ((JSON.parse(body) as { code?: string }).code ?? String(status))
}

async function waitFor(condition: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(otherwise)
    await wait(POLL_MS)
  }
}
