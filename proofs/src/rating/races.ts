// Many people act on one lot at the same moment, over HTTP.
import { sql } from 'kysely'
import { ask, type Answer } from '../guards/requests.ts'
import type { Person, World } from './world.ts'

const MANAGERS = 5

export interface Races {
  rounds: number
  /** who act at once in each */
  people: number
}
export const FEW: Races = { rounds: 4, people: 10 }
export const MANY: Races = { rounds: 20, people: 20 }

const take = ({ url }: World, lotId: number, { token }: Person) =>
  ask(url, 'lots/activateLot', JSON.stringify({ lotId }), token)
const vote = ({ url }: World, lotId: number, { token }: Person, accepted = true) =>
  ask(url, 'lots/voteLot', JSON.stringify({ lotId, accepted }), token)

async function addPeople(world: World, roles: readonly ('lead' | 'manager')[], count: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) people.push(await world.add(roles))
  return people
}

export interface Activations {
  /** rounds without exactly one winner, one record, one entry of the log */
  notOneWinner: number
  /** losers who got anything but 409 already_in_work */
  wrongLosers: number
}

export async function raceActivations(world: World, { rounds, people }: Races): Promise<Activations> {
  const managers = await addPeople(world, ['manager'], MANAGERS)
  const found: Activations = { notOneWinner: 0, wrongLosers: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const lotId = world.takeLot()
    const answers = await Promise.all(
      Array.from({ length: people }, (_, place) => take(world, lotId, managers[place % MANAGERS] as Person)),
    )
    const losers = answers.filter(({ status }) => status !== 200)
    const records = (await countRows(world, 'lot_work', lotId)) + (await countRows(world, 'work_log', lotId))
    if (losers.length !== people - 1 || records !== 2) found.notOneWinner += 1
    found.wrongLosers += losers.filter(({ status, code }) => status !== 409 || code !== 'already_in_work').length
  }
  return found
}

/** Votes of people at once that were lost, or refused. */
export async function raceVoters(world: World, { rounds, people }: Races): Promise<number> {
  const voters = await addPeople(world, ['lead'], people)
  let lost = 0
  for (let round = 0; round < rounds; round += 1) {
    const lotId = world.takeLot()
    const answers = await Promise.all(voters.map((voter, place) => vote(world, lotId, voter, place % 2 === 0)))
    const counted = Math.min(await countRows(world, 'lot_vote', lotId), await countRows(world, 'lot_vote_log', lotId))
    lost += Math.max(people - counted, answers.filter(({ status }) => status !== 200).length)
  }
  return lost
}

/** Rounds of votes and an activation of one lot at once in which a vote came later than the activation. */
export async function raceVotesWithActivation(world: World, { rounds, people }: Races): Promise<number> {
  const voters = await addPeople(world, ['lead'], people)
  let crossed = 0
  for (let round = 0; round < rounds; round += 1) {
    const lotId = world.takeLot()
    const votes = voters.map((voter) => vote(world, lotId, voter))
    const [taken, ...voted] = await Promise.all([take(world, lotId, world.manager), ...votes])
    const counted = await countRows(world, 'lot_vote', lotId)
    const { rows } = await sql<{ late: number }>`
      select count(*) as late from lot_vote v join work_log g on g.lot_id = v.lot_id
      where v.lot_id = ${lotId} and v.created_at > g.logged_at`.execute(world.owner)
    const isRight = taken?.status === 200 && voted.filter(isCounted).length === counted && voted.every(isExpected)
    if (!isRight || (rows[0]?.late ?? 0) > 0) crossed += 1
  }
  return crossed
}

const isCounted = ({ status }: Answer) => status === 200
const isExpected = ({ status, code }: Answer) => status === 200 || (status === 409 && code === 'already_in_work')

async function countRows(
  { owner, workspaceId }: World,
  table: 'lot_work' | 'work_log' | 'lot_vote' | 'lot_vote_log',
  lotId: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where workspace_id = ${workspaceId} and lot_id = ${lotId}`.execute(
    owner,
  )
  return rows[0]?.n ?? 0
}
