// How long a person waits for a page of the lists of rating and work, over HTTP.
import type { Input, Output } from '@tendertap/contract/calls/index'
import { STAGES } from '@tendertap/domain/lot-work/stage'
import { ask } from '../guards/requests.ts'
import { quantile } from '../search/load.ts'
import { readWords } from '../search/words.ts'
import type { Person, World } from './world.ts'

type List =
  | 'lots/lotsWithFilters'
  | 'lots/getPotentialLots'
  | 'lots/getActiveLots'
  | 'lots/getCompletedLots'
  | 'lots/getArchivedLots'
  | 'tenders/tendersWithFilters'
  | 'tenders/getArchivedTenders'
type Filter = Input<List>

/** calls that are not counted: the API compiles its hot code */
const WARM_UP = 20

export interface ListTimes {
  firstPage: number
  page20: number
  filtered: number
  searched: number
  potential: number
  potentialSearched: number
  active: number
  /** a column of the board */
  stage: number
  day: number
  firstDay: number
  dayCount: number
  completed: number
  archived: number
  archivedSearched: number
  /** by how much the estimated total is off, in percent */
  archivedTotalOff: number
  tenders: number
  tendersTotalOff: number
  archivedTenders: number
  archivedTendersTotalOff: number
  /** how many lots await the lead */
  listed: number
}

/** Milliseconds; 95 of 100 calls take no longer. */
export async function measureLists(world: World, calls: number, say: (text: string) => void): Promise<ListTimes> {
  const { lead, manager } = world
  const warmUp = Math.min(WARM_UP, calls)
  const words = await readWords(world.owner)
  const common = words.between(words.russian, 0.001, 0.05).map(({ form }) => form)
  const pick = (place: number) => common[(place * 97) % common.length] ?? ''
  const time = async (name: string, list: List, person: Person, makeFilter: (place: number) => Filter) => {
    const times: number[] = []
    for (let place = 0; place < warmUp + calls; place += 1) {
      const { ms } = await askForLots(world, list, person, makeFilter(place))
      if (place >= warmUp) times.push(ms)
    }
    return summarise(name, times, say)
  }
  // of somebody with every role that works on lots
  const timeDay = async (name: string, path: 'today/getDay' | 'today/getCount', input: Input<'today/getDay'> = {}) => {
    const times: number[] = []
    for (let place = 0; place < warmUp + calls; place += 1) {
      const { status, body, ms } = await ask(world.url, path, JSON.stringify(input), world.worker.token)
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
      if (place === 0) say(`${name}: ${describeDay(path, body)}`)
      if (place >= warmUp) times.push(ms)
    }
    return summarise(name, times, say)
  }
  const { lots } = await askForLots(world, 'lots/lotsWithFilters', lead, {})
  return {
    listed: lots.total,
    firstPage: await time('first page', 'lots/lotsWithFilters', lead, () => ({})),
    page20: await time('page 20', 'lots/lotsWithFilters', lead, () => ({ page: 20, limit: 20 })),
    filtered: await time('with a filter', 'lots/lotsWithFilters', lead, (place) => ({
      regions: [['75', '71', '10'][place % 3] ?? '75'],
      minPrice: 100_000,
    })),
    searched: await time('with a word', 'lots/lotsWithFilters', lead, (place) => ({ search: pick(place) })),
    potential: await time('potential lots', 'lots/getPotentialLots', manager, onePage),
    potentialSearched: await time('potential lots with a word', 'lots/getPotentialLots', manager, (place) => ({
      search: pick(place),
    })),
    active: await time('lots in work', 'lots/getActiveLots', manager, onePage),
    stage: await time('one stage of the lots in work', 'lots/getActiveLots', manager, (place) => ({
      stage: STAGES[place % STAGES.length] ?? 1,
      limit: 20,
    })),
    day: await timeDay('my day', 'today/getDay'),
    firstDay: await timeDay('my day on the first visit', 'today/getDay', { since: 0 }),
    dayCount: await timeDay('its count', 'today/getCount'),
    completed: await time('completed lots', 'lots/getCompletedLots', manager, onePage),
    archived: await time('archive', 'lots/getArchivedLots', manager, onePage),
    archivedSearched: await time('archive with a word', 'lots/getArchivedLots', manager, (place) => ({
      search: pick(place),
    })),
    archivedTotalOff: await compareTotals(world, 'lots/getArchivedLots', manager),
    tenders: await time('tenders to rate', 'tenders/tendersWithFilters', lead, onePage),
    tendersTotalOff: await compareTotals(world, 'tenders/tendersWithFilters', lead),
    archivedTenders: await time('archived tenders', 'tenders/getArchivedTenders', manager, onePage),
    archivedTendersTotalOff: await compareTotals(world, 'tenders/getArchivedTenders', manager),
  }
}

function summarise(name: string, times: readonly number[], say: (text: string) => void): number {
  const p95 = quantile(times, 0.95)
  say(`${name}: ${quantile(times, 0.5).toFixed(1)} ms, 95 of 100 within ${p95.toFixed(1)} ms`)
  return p95
}

function describeDay(path: 'today/getDay' | 'today/getCount', body: string): string {
  if (path === 'today/getCount') return body
  const { waiting, burning, changed } = JSON.parse(body) as Output<'today/getDay'>
  return `${waiting.total} wait, ${burning.total} burn, ${changed.total} changed`
}

/** In another order than its own a list is read as a whole and counted. */
async function compareTotals(world: World, list: List, person: Person): Promise<number> {
  const estimated = await askForLots(world, list, person, {})
  const counted = await askForLots(world, list, person, { sortBy: 'amount' })
  if (!counted.lots.totalExact) throw new Error(`${list} was not counted`)
  return (Math.abs(estimated.lots.total - counted.lots.total) / counted.lots.total) * 100
}

/** One of the first twenty. */
const onePage = (place: number): Filter => ({ page: 1 + (place % 20) })

async function askForLots(
  { url }: World,
  list: List,
  { token }: Person,
  filter: Filter,
): Promise<{ ms: number; lots: Output<List> }> {
  const { status, body, ms } = await ask(url, list, JSON.stringify(filter), token)
  if (status !== 200) throw new Error(`${list} answered ${status}: ${body.slice(0, 300)}`)
  return { ms, lots: JSON.parse(body) as Output<List> }
}
