// Rounds of one act: how many had exactly one winner, and what the losers were told.
import { PLACEMENT_REPEAT_MS } from '@tendertap/domain/lot-work/placement'
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Act } from './acts.ts'
import { bringTo, type World } from './world.ts'

export interface Findings {
  rounds: number
  /** rounds with one winner */
  oneWinner: number
  /** rounds after which the log has one entry more, of each lot that the winner acted on */
  oneEntry: number
  /** losers who were told anything but that somebody was faster */
  wrongLosers: number
  /** answers with 5xx */
  failures: number
}

export async function race(world: World, act: Act, rounds: number, racers: number): Promise<Findings> {
  const found: Findings = { rounds, oneWinner: 0, oneEntry: 0, wrongLosers: 0, failures: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const { lotIds, send } = await act.prepare(world)
    const before = await countEntries(world.owner, lotIds)
    const answers = await Promise.all(Array.from({ length: racers }, (_, place) => send(place)))
    const entries = (await countEntries(world.owner, lotIds)) - before
    const losers = answers.filter(({ status }) => status !== 200)
    if (losers.length === racers - 1) found.oneWinner += 1
    if (entries === (act.name === 'taking a tender' ? lotIds.length : 1)) found.oneEntry += 1
    found.wrongLosers += losers.filter(({ status, code }) => status !== 409 || !act.losers.includes(code ?? '')).length
    found.failures += losers.filter(({ status }) => status >= 500).length
  }
  return found
}

async function countEntries(owner: Database, lotIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*) as entries from work_log where lot_id = any(${lotIds}::bigint[])`.execute(owner)
  return rows[0]?.entries ?? 0
}

/** Placements sent twice at once, without the status that the person saw, that took one step and told both the same. */
export async function doublePlacements(world: World, rounds: number): Promise<number> {
  let right = 0
  for (let round = 0; round < rounds; round += 1) right += (await doublePlacement(world)) ? 1 : 0
  return right
}

async function doublePlacement(world: World): Promise<boolean> {
  const { lotIds } = await world.announce()
  const lotId = lotIds[0] ?? 0
  await bringTo(world, lotId, 'completed')
  const before = await countEntries(world.owner, lotIds)
  const answers = await Promise.all(
    world.procurement.slice(0, 2).map((token) => world.send('lots/lotPlacement', { lotId }, token)),
  )
  // on a machine that stood still, the second may have begun a second later
  if (answers.some(({ ms }) => ms > PLACEMENT_REPEAT_MS / 2)) return doublePlacement(world)
  const entries = (await countEntries(world.owner, lotIds)) - before
  return (
    entries === 1 && answers.every(({ status, body }) => status === 200 && body.includes('"status":"in_placement"'))
  )
}
