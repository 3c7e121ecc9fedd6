// The team around the demo's lots in work: who is responsible, what was said, and what the portals have changed since.
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import { namesDocument } from '@tendertap/domain/lot-work/recheck'
import type { Change } from '@tendertap/domain/tenders/compare-versions'
import { DAY, HOUR, MINUTE } from './calendar.ts'
import { DEMO_PEOPLE } from './people.ts'

export interface LotInWork {
  id: number
  tenderId: number
  /** the same in every demo, unlike the lot's number in the catalogue */
  key: string
  takenAt: Date
  endAt: Date
  /** its list can no longer be changed */
  isComplete: boolean
  /** keys of the collected entries */
  collected: readonly string[]
  /** of the portal: the lot's own, or of its tender */
  documents: readonly { isOfLot: boolean; type: string; name: string }[]
}

export interface DemoChange {
  lot: LotInWork
  /** of the lot alone */
  isOfLot: boolean
  change: Change
}

interface DemoComment {
  lot: LotInWork
  person: string
  text: string
  at: Date
}

export interface Teamwork {
  assignees: { lot: LotInWork; person: string; by: string; at: Date }[]
  /** in the order in which they are read */
  changes: DemoChange[]
  comments: DemoComment[]
}

const MANAGER = 'manager@altyn-kerege.example'
const PROCUREMENT = 'procurement@altyn-kerege.example'
const LEAD = 'lead@altyn-kerege.example'
const HEAD = 'team@altyn-kerege.example'
/** In turn; null: nobody yet. */
const RESPONSIBLE: readonly (string | null)[] = [PROCUREMENT, MANAGER, HEAD, null, PROCUREMENT]

const SPECIFICATION = 'technical_specification'
const SPECIFICATION_ENTRY = DEFAULT_CHECKLIST.find(({ key }) => key === SPECIFICATION)

const mention = (email: string) => `@${DEMO_PEOPLE.find((person) => person.email === email)?.fullName ?? ''}`

/** `readAt`: when the changes are read. */
export function makeTeamwork(lots: readonly LotInWork[], startedAt: Date, readAt: Date): Teamwork {
  const inOrder = lots.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const open = listOpen(inOrder, startedAt)
  const replaced = open.find((lot) => lot.collected.includes(SPECIFICATION) && findSpecification(lot))
  const extended = open.find(
    (lot) => lot.tenderId !== replaced?.tenderId && lot.endAt.getTime() - 2 * DAY > lot.takenAt.getTime(),
  )
  return {
    assignees: inOrder.flatMap((lot, place) => {
      const person = RESPONSIBLE[place % RESPONSIBLE.length]
      return person ? [{ lot, person, by: MANAGER, at: after(lot, 5 * MINUTE, startedAt) }] : []
    }),
    changes: [...(extended ? [extend(extended)] : []), ...(replaced ? replaceSpecification(replaced) : [])],
    comments: [
      ...(replaced ? discussReplaced(replaced, startedAt, readAt) : []),
      ...(extended ? discussExtended(extended, readAt) : []),
    ],
  }
}

/** Whose documents are still collected; the latest deadline first. */
function listOpen(lots: readonly LotInWork[], startedAt: Date): LotInWork[] {
  return lots
    .filter(({ endAt, isComplete }) => endAt > startedAt && !isComplete)
    .toSorted((a, b) => b.endAt.getTime() - a.endAt.getTime())
}

/** The lot for which the certificate of the library does not last: the one with the latest deadline. */
export function findLotAfterCertificate(lots: readonly LotInWork[], startedAt: Date): LotInWork | null {
  return listOpen(lots, startedAt)[0] ?? null
}

/** So much later than the lot was taken, yet before the demo. */
function after({ takenAt }: LotInWork, ms: number, startedAt: Date): Date {
  return new Date(Math.min(takenAt.getTime() + ms, startedAt.getTime()))
}

function findSpecification({ documents }: LotInWork) {
  const entry = SPECIFICATION_ENTRY && { ...SPECIFICATION_ENTRY, collected: true }
  return documents.find((document) => entry && namesDocument(entry, document))
}

function replaceSpecification(lot: LotInWork): DemoChange[] {
  const found = findSpecification(lot)
  if (!found) return []
  const documents = [{ type: found.type, name: found.name }]
  return [{ lot, isOfLot: found.isOfLot, change: { kind: 'documents', before: { documents }, after: { documents } } }]
}

function extend(lot: LotInWork): DemoChange {
  const before = new Date(lot.endAt.getTime() - 2 * DAY)
  return {
    lot,
    isOfLot: false,
    change: {
      kind: 'deadline',
      before: { applicationEndAt: before.toISOString() },
      after: { applicationEndAt: lot.endAt.toISOString() },
    },
  }
}

function discussReplaced(lot: LotInWork, startedAt: Date, readAt: Date): DemoComment[] {
  const at = (ms: number) => new Date(Math.max(startedAt.getTime() - ms, lot.takenAt.getTime()))
  return [
    {
      lot,
      person: MANAGER,
      text: `${mention(PROCUREMENT)}, справку из налоговой возьмите из библиотеки, только проверьте срок.`,
      at: at(5 * HOUR),
    },
    {
      lot,
      person: PROCUREMENT,
      text: `${mention(MANAGER)}, анықтаманың мерзімі өтінімдер аяқталғанша бітеді, жаңасын бүгін сұраймын.`,
      at: at(4 * HOUR),
    },
    {
      lot,
      person: LEAD,
      text: `${mention(MANAGER)}, ${mention(PROCUREMENT)}, заказчик заменил техническую спецификацию. Сверьте характеристики, прежде чем завершать сбор.`,
      at: readAt,
    },
  ]
}

function discussExtended(lot: LotInWork, readAt: Date): DemoComment[] {
  const text = `${mention(MANAGER)}, ${mention(HEAD)}, приём заявок продлили на два дня: успеваем запросить цену у второго поставщика.`
  return [{ lot, person: LEAD, text, at: readAt }]
}
