// Two tenders: one open, with everything on it; one replaced, of which only the head is known.
import { tendersExamples } from '@tendertap/contract/examples/tenders'
import type { Output } from '@tendertap/contract/calls/index'

export type Tender = Output<'tenders/getTenderDetails'>['tender']
type Lot = Tender['LotOfTender'][number]
type Document = Tender['DocumentsOfTender'][number]
type Change = Output<'tenders/getTenderChanges'>['data'][number]

const { tender: example } = tendersExamples['tenders/getTenderDetails'][0].output
const [exampleLot] = example.LotOfTender as [Lot]

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const document = (
  id: number,
  documentType: string,
  originalFileName: string,
  state: Document['state'],
  size: number | null = null,
): Document => ({
  id,
  LotId: null,
  documentType,
  originalFileName,
  fileName: state === 'stored' ? `${id}.pdf` : null,
  state,
  size,
})

export const OPEN: Tender = {
  ...example,
  name: 'Приобретение канцелярских товаров и расходных материалов для оргтехники на 2027 год',
  nameRu: 'Приобретение канцелярских товаров и расходных материалов для оргтехники на 2027 год',
  nameKz: '2027 жылға арналған кеңсе тауарлары мен ұйымдық техника шығын материалдарын сатып алу',
  publicationDate: inHours(-72),
  applicationStartAt: inHours(-70),
  applicationEndAt: inHours(30.2),
  applicationOpenAt: null,
  plannedAmount: 12_480_000,
  lotsCount: 3,
  DocumentsOfTender: [
    document(1, 'Конкурсная документация', 'Конкурсная документация с приложениями.docx', 'stored', 1_264_000),
    document(2, 'Проект договора', 'contract_project_17204581.pdf', 'processing'),
    document(3, 'Перечень документов', 'os_zcp_lots_17204581_final_final_2.pdf', 'unavailable'),
  ],
  LotOfTender: [
    { ...exampleLot, documents: exampleLot.documents.map((one) => ({ ...one, size: 48_200 })) },
    {
      ...exampleLot,
      id: 2,
      contractNumber: '41827311-ЗЦП1',
      nameRu: 'Картридж',
      nameKz: 'Картридж',
      amount: 9_300_000,
      quantity: 120,
      mkeiNameRu: 'Штука',
      mkeiNameKz: 'Дана',
      descriptionRu: 'Картридж лазерный оригинальный, чёрный, ресурс не менее 10 000 страниц',
      descriptionKz: 'Түпнұсқа лазерлік картридж, қара, ресурсы кемінде 10 000 бет',
      documents: [],
    },
    {
      ...exampleLot,
      id: 3,
      contractNumber: '41827312-ЗЦП1',
      nameRu: 'Степлер',
      nameKz: 'Степлер',
      amount: 700_000,
      withdrawnAt: inHours(-20),
      documents: [],
    },
  ],
}

/** Its portal shows only the head of this tender, and another tender has replaced it. */
export const SUPERSEDED: Tender = {
  ...OPEN,
  source: 'tizilim',
  status: 'Отменен',
  code: '33622-2026',
  nameKz: null,
  customerFullAddress: null,
  contactEmail: null,
  contactPhone: null,
  publicationDate: null,
  applicationEndAt: inHours(-3),
  url: 'javascript:alert(1)',
  DocumentsOfTender: [],
  LotOfTender: [{ ...exampleLot, source: 'tizilim', standsForTender: true, status: 'Отменен', documents: [] }],
  supersedes: { id: 7, code: '2026.ОК-32001' },
  supersededBy: { id: 9, code: '2026.ОК-34017' },
}

let seq = 100
const change = (hours: number, kind: Change['kind'], facts: Partial<Change>): Change => ({
  seq: (seq -= 1),
  at: inHours(hours),
  kind,
  LotId: null,
  lotNumber: null,
  before: null,
  after: null,
  ...facts,
})
const onLot = (number: string) => ({ LotId: 1, lotNumber: number })

export const HISTORY: Change[] = [
  change(-2, 'deadline', {
    before: { applicationEndAt: inHours(-18) },
    after: { applicationEndAt: OPEN.applicationEndAt },
  }),
  change(-2, 'documents', {
    before: { documents: [{ type: 'Техническая спецификация', name: 'techspec_17204581.pdf' }] },
    after: {
      documents: [
        { type: 'Техническая спецификация', name: 'techspec_17204581.pdf' },
        { type: 'Проект договора', name: 'contract_project_17204581.pdf' },
      ],
    },
  }),
  change(-20, 'withdrawn', onLot('41827312-ЗЦП1')),
  change(-20, 'amount', { before: { amount: 13_180_000 }, after: { amount: 12_480_000 } }),
  change(-26, 'text', {
    ...onLot('41827311-ЗЦП1'),
    before: { texts: { nameRu: 'Картридж лазерный', descriptionRu: 'Картридж', nameKz: 'Лазерлік картридж' } },
    after: {
      texts: { nameRu: 'Картридж', descriptionRu: OPEN.LotOfTender[1]?.descriptionRu ?? null, nameKz: 'Картридж' },
    },
  }),
  change(-30, 'details', {
    ...onLot('41827311-ЗЦП1'),
    before: {
      details: {
        ensTruCode: '262040.000.000122',
        ensTruNameRu: 'Картридж',
        katoCode: '710000000',
        method: 'Закуп из одного источника',
      },
    },
    after: {
      details: {
        ensTruCode: '262040.000.000123',
        ensTruNameRu: 'Картридж тонерный для лазерных печатающих устройств, оригинальный',
        katoCode: '750000000',
        method: 'Запрос ценовых предложений',
      },
    },
  }),
  change(-30, 'details', {
    before: { details: { customer: 'КГУ «Центр закупок Алматинской области»' } },
    after: { details: { customer: OPEN.customerRu } },
  }),
  change(-70, 'status', { before: { status: 'Формируется' }, after: { status: 'Опубликован' } }),
  ...['1-ЗЦП1', '2-ЗЦП1', '3-ЗЦП1', '4-ЗЦП1', '5-ЗЦП1'].map((number) => change(-71, 'published', onLot(number))),
  change(-72, 'published', {}),
]

type Award = NonNullable<NonNullable<Change['after']>['award']>
const OTHER_AWARD: Award = { winner: 'ИП «Ахметова Г. С.»', amount: 11_900_000, concludedAt: null, participants: null }
const AWARD: Award = {
  winner: 'Товарищество с ограниченной ответственностью «Кеңсе Әлемі Снабжение»',
  amount: 12_100_000,
  concludedAt: null,
  participants: 3,
}
const CORRECTED_AWARD: Award = { ...AWARD, amount: 12_050_000.5, concludedAt: inHours(-13) }

export const SUPERSEDED_HISTORY: Change[] = [
  change(-1, 'superseded', { after: { tender: { id: 9, code: '2026.ОК-34017' } } }),
  change(-1, 'status', { before: { status: 'Опубликован' }, after: { status: 'Отменен' } }),
  change(-4, 'result', { ...onLot('33622-1'), before: { award: CORRECTED_AWARD } }),
  change(-12, 'result', { ...onLot('33622-1'), before: { award: AWARD }, after: { award: CORRECTED_AWARD } }),
  change(-20, 'result', { ...onLot('33622-1'), before: { award: OTHER_AWARD }, after: { award: AWARD } }),
  change(-30, 'result', { ...onLot('33622-1'), after: { award: OTHER_AWARD } }),
  change(-50, 'returned', {}),
  change(-55, 'withdrawn', {}),
]

export const paged = (data: Change[], total = data.length) => ({ data, total, totalExact: true, page: 1, limit: 20 })
