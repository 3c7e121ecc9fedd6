// Acts of which one person's alone may succeed, however many try at the same moment.
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import type { Answer } from '../guards/requests.ts'
import { bringTo, type Stage, type World } from './world.ts'

export interface Round {
  /** the lots whose log is counted */
  lotIds: readonly number[]
  /** sends the request of the racer at this place */
  send(place: number): Promise<Answer>
}

export interface Act {
  name: string
  /** what a loser may be told */
  losers: readonly string[]
  prepare(world: World): Promise<Round>
}

function pick<T>(items: readonly T[], place: number): T {
  const item = items[place % items.length]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

/** A race on one lot that has been brought to a stage; null: nobody has taken it yet. */
function onOneLot(
  name: string,
  stage: Stage | null,
  losers: readonly string[],
  send: (world: World, lotId: number, place: number) => Promise<Answer>,
): Act {
  return {
    name,
    losers,
    prepare: async (world) => {
      const { lotIds } = await world.announce()
      const lotId = pick(lotIds, 0)
      if (stage) await bringTo(world, lotId, stage)
      return { lotIds, send: (place) => send(world, lotId, place) }
    },
  }
}

const document = pick(DEFAULT_CHECKLIST, 0).descriptionRu

export const ACTS: readonly Act[] = [
  onOneLot('taking', null, ['already_in_work'], (world, lotId, place) =>
    world.send('lots/activateLot', { lotId }, pick(world.managers, place)),
  ),
  onOneLot('taking or declining', null, ['already_in_work', 'already_declined'], (world, lotId, place) =>
    world.send(place % 2 > 0 ? 'lots/activateLot' : 'lots/declineLot', { lotId }, pick(world.managers, place)),
  ),
  onOneLot('sending different prices', 'taken', ['price_already_set'], (world, lotId, place) =>
    world.send('lots/setOfferPrice', { lotId, offerPrice: 1000 + place }, pick(world.managers, place)),
  ),
  onOneLot('collecting a document', 'taken', ['document_already_collected'], (world, lotId, place) =>
    world.send(
      'lots/documentCollected',
      { lotId, documentDescription: document, collected: true },
      pick(world.procurement, place),
    ),
  ),
  onOneLot('completing the collection', 'priced', ['documents_already_completed'], (world, lotId, place) =>
    world.send(
      'lots/completeCollectingLotDocuments',
      { lotId },
      pick([...world.managers, ...world.procurement], place * 3),
    ),
  ),
  onOneLot('placing', 'completed', ['status_changed'], (world, lotId, place) =>
    world.send('lots/lotPlacement', { lotId, expectedStatus: 'in_requesting_offers' }, pick(world.procurement, place)),
  ),
  onOneLot('confirming or giving up', 'placed', ['already_completed', 'already_declined'], (world, lotId, place) =>
    place % 2 > 0
      ? world.send('lots/lotPlacement', { lotId, expectedStatus: 'in_placement' }, pick(world.procurement, place))
      : world.send('lots/deactivateLot', { lotId }, pick(world.managers, place)),
  ),
  onOneLot('adding a document', 'taken', ['document_already_in_checklist'], (world, lotId, place) =>
    world.send(
      'lots/addDocument',
      { lotId, name: 'Справка', required: place % 2 > 0 },
      pick([...world.managers, ...world.procurement], place * 3),
    ),
  ),
  {
    name: 'taking a tender',
    losers: ['already_in_work'],
    prepare: async (world) => {
      const { tenderId, lotIds } = await world.announce({ lots: 3 })
      const send = (place: number) =>
        world.send('tenders/activateTender', { id: tenderId }, pick(world.managers, place))
      return { lotIds, send }
    },
  },
  {
    name: 'moving the work',
    losers: ['not_in_work'],
    prepare: async (world) => {
      const earlier = await world.announce()
      const later = await world.announce({ supersedes: earlier.tenderId })
      const [lotId, toLotId] = [pick(earlier.lotIds, 0), pick(later.lotIds, 0)]
      await bringTo(world, lotId, 'priced')
      const send = (place: number) => world.send('lots/moveWork', { lotId, toLotId }, pick(world.managers, place))
      return { lotIds: [lotId, toLotId], send }
    },
  },
]
