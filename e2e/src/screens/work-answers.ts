// Lots in every stage of the work, as the screens of manager, procurement and controller show them.
import { toKazakhstanDay } from '@tendertap/domain/clock'
import type { Output } from '@tendertap/contract/calls/index'
import { placed, work as example } from '@tendertap/contract/examples/lot-work'
import { tenderWorkExamples } from '@tendertap/contract/examples/tender-work'
import { buildLot, document, inHours } from './rating-answers.ts'

export type Work = Output<'lots/activateLot'>
type Entry = Work['docs'][number]
type CompanyDocument = Output<'companyDocuments/saveDocument'>

const inDays = (days: number) => toKazakhstanDay(new Date(inHours(24 * days)))

type Tender = Output<'tenders/tendersWithFilters'>['data'][number]

const AIGERIM = { fullName: 'Сатпаева Айгерим Ерлановна', id: '00000000-0000-4000-8000-0000000000a1' }
const DANIYAR = { fullName: 'Омаров Данияр', id: '00000000-0000-4000-8000-0000000000a2' }

const entry = (key: string, ru: string, kz: string, fields: Partial<Entry> = {}): Entry => ({
  key,
  descriptionRu: ru,
  descriptionKz: kz,
  descriptionEn: null,
  collected: false,
  required: true,
  comment: null,
  collectedAt: null,
  collectedBy: null,
  needsRecheck: false,
  files: [],
  ...fields,
})
const collected = (hours: number): Partial<Entry> => ({
  collected: true,
  collectedAt: inHours(-hours),
  collectedBy: DANIYAR.fullName,
})

const LICENCE = { id: '00000000-0000-4000-8000-0000000000d1', title: 'Лицензия СМР', validUntil: inDays(-2) }
const ownFile = (
  name: string,
  size: number,
  companyDocument: typeof LICENCE | null = null,
): Entry['files'][number] => ({
  id: `00000000-0000-4000-8000-0000000000${companyDocument ? 'f1' : 'f2'}`,
  fileId: '00000000-0000-4000-8000-0000000000f3',
  name,
  size,
  at: inHours(-5),
  by: DANIYAR.fullName,
  companyDocument,
})

const DOCS: Entry[] = [
  entry('application', 'Заявка на участие', 'Қатысуға өтінім', collected(20)),
  entry(
    'technical_specification',
    'Техническая спецификация предлагаемого товара, работы или услуги',
    'Ұсынылатын тауардың, жұмыстың немесе қызметтің техникалық ерекшелігі',
  ),
  entry('permits', 'Лицензии и разрешения, если они нужны', 'Қажет болса, лицензиялар мен рұқсаттар', {
    required: false,
    files: [ownFile('Лицензия на строительно-монтажные работы.pdf', 3_480_000, LICENCE), ownFile('Скан.jpg', 96_000)],
  }),
  entry('added_1', 'Доверенность на подписание заявки', 'Өтінімге қол қою сенімхаты', {
    ...collected(3),
    comment: 'На имя Данияра, до конца года. Оригинал в бухгалтерии.',
  }),
  entry('price', 'Ценовое предложение', 'Баға ұсынысы'),
]

const did = (action: string, hours: number, user = AIGERIM, documentKey: string | null = null) => ({
  action,
  date: inHours(-hours),
  user,
  documentKey,
  fileName: null,
})

const collecting: Work = {
  ...example,
  docs: DOCS,
  meta: [
    did('activateLot', 26),
    did('documentCollected', 20, DANIYAR, 'application'),
    did('addDocument', 4, DANIYAR, 'added_1'),
    did('documentCollected', 3, DANIYAR, 'added_1'),
  ],
}
const change = (
  seq: number,
  fields: Pick<Work['changes'][number], 'kind' | 'before' | 'after' | 'consequence'> & Partial<Work['changes'][number]>,
): Work['changes'][number] => ({
  seq,
  at: inHours(seq - 10),
  LotId: null,
  lotNumber: null,
  documentKeys: [],
  ...fields,
})
const techspec = { type: 'Техническая спецификация', name: 'techspec.pdf' }
const changed: Work = {
  ...collecting,
  assignee: DANIYAR,
  commentCount: 3,
  docs: DOCS.map((one) => (one.key === 'application' || one.key === 'added_1' ? { ...one, needsRecheck: true } : one)),
  changes: [
    change(8, {
      kind: 'documents',
      before: { documents: [techspec] },
      after: { documents: [techspec] },
      consequence: 'documents_to_recheck',
      documentKeys: ['application', 'added_1'],
    }),
    change(6, {
      kind: 'deadline',
      before: { applicationEndAt: inHours(29) },
      after: { applicationEndAt: inHours(5) },
      consequence: 'plan_renewed',
    }),
    change(4, {
      kind: 'amount',
      before: { amount: 2_600_000 },
      after: { amount: 2_480_000 },
      consequence: 'price_share_changed',
    }),
  ],
}
const ready: Work = {
  ...collecting,
  status: 'in_requesting_offers',
  offerPrice: 4_420_000,
  docs: DOCS.map((one) => ({ ...one, ...collected(2) })),
  meta: [...collecting.meta, did('setOfferPrice', 2)],
}
const completed: Work = {
  ...ready,
  documentsCompletedAt: inHours(-1),
  meta: [...ready.meta, did('completeCollectingLotDocuments', 1)],
}
const inPlacement: Work = {
  ...completed,
  status: 'in_placement',
  meta: [...completed.meta, did('lotPlacement', 1, DANIYAR)],
}
const superseded: Work = {
  ...collecting,
  successor: { lotId: 7199, contractNumber: '83204511-ЗЦП2', TenderId: 9, tenderCode: '17204582-2' },
}
const moved: Work = {
  ...collecting,
  movedFrom: { lotId: 7198, contractNumber: '83204511-ЗЦП1', TenderId: 8, tenderCode: '17204582-1' },
  meta: [...collecting.meta, did('moveWork', 1)],
}

const inWork = (id: number, hoursLeft: number, record: Work) =>
  buildLot(id, hoursLeft, { LotsInProcessOfLot: [record], intoWorkStatus: record.status })

/** Changed while collecting, all ready, to be placed, overdue in placement, replaced by another announcement, moved. */
export const IN_WORK = [
  inWork(7101, 5, changed),
  inWork(7102, 31, ready),
  inWork(7103, 60, completed),
  inWork(7104, -3, inPlacement),
  inWork(7105, 31, superseded),
  inWork(7106, 120, moved),
]

const won = { finalStatus: 'held', finalAmount: 4_420_000, winnerCompany: 'ТОО «Алтын Кереге»', winner: true } as const
const lost = {
  finalStatus: 'held',
  finalAmount: 3_980_000,
  winnerCompany: 'Товарищество с ограниченной ответственностью «Қазақ Сауда Компаниясы»',
  winner: false,
} as const
const cancelled = { finalStatus: 'cancelled', finalAmount: null, winnerCompany: null, winner: null } as const
const resultsDate = inHours(-24)
const done: Work = { ...placed, docs: ready.docs, meta: [...inPlacement.meta, did('completeLot', 1, DANIYAR)] }
const award = { winnerCompany: lost.winnerCompany, amount: lost.finalAmount, date: resultsDate, isOurs: false }

/** Without a result, with the winner that the portal published, won, lost, cancelled. */
export const COMPLETED = [
  inWork(7201, -30, done),
  inWork(7202, -60, { ...done, award }),
  inWork(7203, -90, { ...done, resultInfo: { ...won, resultsDate, lossReason: null } }),
  inWork(7204, -120, { ...done, resultInfo: { ...lost, resultsDate, lossReason: 'price' } }),
  inWork(7205, -150, { ...done, resultInfo: { ...cancelled, resultsDate, lossReason: null } }),
]

/** Declined by somebody, and taken by nobody. */
export const ARCHIVED = [
  inWork(7301, -30, {
    ...collecting,
    status: 'declined',
    declinedAt: inHours(-40),
    meta: [...collecting.meta, did('deactivateLot', 40)],
  }),
  buildLot(7302, -60, {}),
  buildLot(7303, 20, { withdrawnAt: inHours(-90) }),
]

const [{ output: tenderPage }] = tenderWorkExamples['tenders/tendersWithFilters']

export const toTenders = (data: Tender[]): typeof tenderPage => ({ ...tenderPage, data, total: data.length })

function buildTender(id: number, hoursLeft: number, fields: Partial<Tender>): Tender {
  const [tender] = tenderPage.data
  if (!tender) throw new Error('The example has no tender')
  return {
    ...tender,
    id,
    applicationEndAt: inHours(hoursLeft),
    DocumentsOfTender: [document(id, 'stored'), document(id + 1, 'unavailable')],
    ...fields,
  }
}

export const TENDERS_TO_RATE = [
  buildTender(8001, 9, { lotsCount: 12, listedLots: 10 }),
  buildTender(8002, 70, { userFilter: null, percent: null, VotesOfTender: [], DocumentsOfTender: [] }),
]

export const ARCHIVED_TENDERS = [
  buildTender(8003, -20, { intoWorkStatus: 'declined', declinedAt: inHours(-30), lotsCount: 3, listedLots: 3 }),
  buildTender(8004, -90, { lotsCount: 1 }),
]

const libraryDocument = (
  id: number,
  title: string,
  category: CompanyDocument['category'],
  validUntil: string | null,
): CompanyDocument => ({
  id: `00000000-0000-4000-8000-0000000000e${id}`,
  title,
  category,
  validUntil,
  file: { fileId: '00000000-0000-4000-8000-0000000000f3', name: `${title}.pdf`, size: 184_000 * id },
  savedAt: inHours(-50),
  savedBy: DANIYAR.fullName,
})

/** One has expired, one ends soon, one much later, one never. */
export const LIBRARY: CompanyDocument[] = [
  libraryDocument(1, 'Справка об отсутствии налоговой задолженности', 'tax_certificate', inDays(-3)),
  libraryDocument(2, 'Доверенность на подписание заявок', 'power_of_attorney', inDays(5)),
  libraryDocument(3, 'Сертификат соответствия СТ РК ISO 9001', 'certificate', inDays(300)),
  libraryDocument(4, 'Устав', 'other', null),
]
