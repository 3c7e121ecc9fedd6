// Lots that await a vote or a manager: one that closes soon, one that colleagues disagree about, one nobody has read.
import type { Output } from '@tendertap/contract/calls/index'
import { lot as example, vote as exampleVote } from '@tendertap/contract/examples/lot'
import { declined, work } from '@tendertap/contract/examples/lot-work'
import { lotsExamples } from '@tendertap/contract/examples/lots'
import { PAPER } from './matching-answers.ts'

type List = Output<'lots/lotsWithFilters'>
type Lot = List['data'][number]
type Vote = Lot['Votes'][number]
type Document = Lot['documents'][number]

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const voteOf = (digit: number, fullName: string, fields: Partial<Vote>): Vote => ({
  ...exampleVote,
  description: null,
  createdAt: inHours(-digit * 7),
  User: { fullName, id: `00000000-0000-4000-8000-0000000000a${digit}` },
  ...fields,
})

const VOTES = [
  voteOf(1, 'Сатпаева Айгерим Ерлановна', { description: 'Берём: на складе есть весь объём, поставка за неделю.' }),
  voteOf(2, 'Нұрланұлы Тимур', { accepted: false, reason: 'price', carried: true }),
]

export const document = (id: number, state: Document['state']): Document => ({
  id,
  LotId: null,
  documentType: 'Техническая спецификация',
  originalFileName: `Приложение ${id} к объявлению.pdf`,
  fileName: state === 'stored' ? `${id}.pdf` : null,
  state,
  size: state === 'stored' ? 182_400 : null,
})

export function buildLot(id: number, hoursLeft: number, fields: Partial<Lot>): Lot {
  const applicationEndAt = inHours(hoursLeft)
  return {
    ...example,
    id,
    documents: [document(id, 'stored')],
    Votes: [],
    ...fields,
    Tender: { ...example.Tender, applicationEndAt, applicationStartAt: inHours(-48), applicationOpenAt: null },
  }
}

const { id, name, color } = PAPER
const score = (percent: number, customCategory: string) => ({
  percent,
  LotScoreOfLot: [{ Interest: { id, name, color }, percent, customCategory }],
})

export const LOTS: Lot[] = [
  buildLot(7001, 5, { ...score(90, 'high'), Votes: VOTES.slice(0, 1) }),
  buildLot(7002, 31, {
    ...score(68, 'medium'),
    nameRu: 'Услуги по техническому обслуживанию и заправке картриджей лазерных принтеров и копировальных аппаратов',
    nameKz: 'Лазерлік принтерлер мен көшіру аппараттарының картридждерін толтыру және техникалық қызмет көрсету',
    amount: 148_920_450.5,
    documents: [document(7102, 'stored'), document(7103, 'processing'), document(7104, 'unavailable')],
    Votes: VOTES,
  }),
  buildLot(7003, 150, {
    percent: null,
    LotScoreOfLot: [],
    quantity: null,
    documents: [],
    deliveryTermDays: null,
    katoNameRu: null,
    katoNameKz: null,
    katoNameEn: null,
    descriptionRu: null,
    descriptionKz: null,
  }),
]

/** Taken by somebody, and declined by somebody. */
export const DEALT_WITH: Lot[] = [
  buildLot(7004, 31, { Votes: VOTES, LotsInProcessOfLot: [work], intoWorkStatus: work.status }),
  buildLot(7005, 31, { Votes: VOTES, LotsInProcessOfLot: [declined], intoWorkStatus: 'declined' }),
]

export const toList = (data: Lot[]): List => ({
  ...lotsExamples['lots/lotsWithFilters'][0].output,
  data,
  total: data.length,
  totalExact: true,
  page: 1,
  limit: 10,
})
