import { describe, expect, test } from 'vitest'
import type { PastOutcome } from './cells.ts'
import { recogniseColumns } from './columns.ts'
import {
  isSameLot,
  keepsFromImport,
  listGivenRows,
  readRow,
  toResultKey,
  type GivenRow,
  type RowProblem,
} from './rows.ts'

const own = { names: ['ТОО «Акжол Снаб»'], bin: null }
const today = '2026-11-18'
const won: GivenRow = {
  line: 2,
  lotNumber: '7000001-ЗЦП1',
  tenderNumber: '12345-1',
  lotName: 'Бумага А4',
  customer: 'КГУ «Школа № 17»',
  plannedAmount: '1 000 000',
  offerPrice: '950000.00',
  outcome: 'Выиграли',
  finalAmount: '950 000,50',
  winner: 'ТОО «Акжол Снаб»',
  decidedOn: '04.03.2026',
}
const read = (change: Partial<GivenRow>) => readRow({ ...won, ...change }, { own, today })

test('a line is read whole', () => {
  expect(read({})).toEqual({
    problems: [],
    result: {
      lotNumber: '7000001-ЗЦП1',
      lotName: 'Бумага А4',
      customerName: 'КГУ «Школа № 17»',
      plannedAmount: 1_000_000,
      offerPrice: 950_000,
      outcome: 'won',
      finalAmount: 950_000.5,
      winnerCompany: 'ТОО «Акжол Снаб»',
      lossReason: null,
      decidedOn: '2026-03-04',
    },
  })
})

describe('what is missing or wrong keeps a line from being imported', () => {
  test.each<[Partial<GivenRow>, RowProblem, string]>([
    [{ lotNumber: null, lotName: null }, 'lot_missing', 'lotNumber'],
    [{ outcome: null, winner: null }, 'outcome_missing', 'outcome'],
    [{ outcome: 'в работе' }, 'outcome_unknown', 'outcome'],
    [{ decidedOn: null }, 'date_missing', 'decidedOn'],
    [{ decidedOn: 'весной' }, 'date_unknown', 'decidedOn'],
    [{ decidedOn: '19.11.2026' }, 'date_in_future', 'decidedOn'],
    [{ plannedAmount: 'много' }, 'amount_unknown', 'plannedAmount'],
    [{ offerPrice: '0' }, 'amount_unknown', 'offerPrice'],
    [{ finalAmount: '=SUM(A1)' }, 'amount_unknown', 'finalAmount'],
  ])('%o: %s', (change, problem, column) => {
    expect(read(change)).toEqual({ problems: [{ problem, column, line: null }], result: null })
    expect(keepsFromImport(problem)).toBe(true)
  })

  test('all problems of a line are told at once', () => {
    const { problems } = read({ outcome: 'да нет', decidedOn: null, finalAmount: 'x' })
    expect(problems.map(({ problem }) => problem)).toEqual(['outcome_unknown', 'date_missing', 'amount_unknown'])
  })

  test('today is no future', () => {
    expect(read({ decidedOn: '18.11.2026' }).problems).toEqual([])
  })
})

describe('what is stored', () => {
  test('of a loss has its reason; an unknown one is left out', () => {
    const lost = { outcome: 'проиграли', winner: 'ТОО «Дала»' }
    expect(read({ ...lost, lossReason: 'По цене' }).result).toMatchObject({ outcome: 'lost', lossReason: 'price' })
    const { result, problems } = read({ ...lost, lossReason: 'не судьба' })
    expect(result).toMatchObject({ outcome: 'lost', lossReason: null })
    expect(problems).toEqual([{ problem: 'reason_unknown', column: 'lossReason', line: null }])
    expect(read({ lossReason: 'По цене' }).result).toMatchObject({ outcome: 'won', lossReason: null })
  })

  test('of a cancelled purchase has neither amount nor winner', () => {
    expect(read({ outcome: 'отменён' }).result).toMatchObject({
      outcome: 'cancelled',
      offerPrice: 950_000,
      finalAmount: null,
      winnerCompany: null,
    })
    expect(read({ outcome: 'отменён', finalAmount: 'не заключён' })).toMatchObject({
      problems: [],
      result: { finalAmount: null },
    })
  })

  test.each(['не подали', 'отменён'])('leaves out the zeros of a lot that was %s', (outcome) => {
    expect(read({ outcome, plannedAmount: '0', offerPrice: '0,00', finalAmount: '0.00' })).toMatchObject({
      problems: [],
      result: { plannedAmount: null, offerPrice: null, finalAmount: null },
    })
    expect(read({ outcome, offerPrice: 'дорого' }).problems).toEqual([
      { problem: 'amount_unknown', column: 'offerPrice', line: null },
    ])
  })

  test.each<[string, PastOutcome, string | null]>([
    ['тоо "АКЖОЛ снаб"', 'won', 'тоо "АКЖОЛ снаб"'],
    ['Акжол Снаб', 'won', 'Акжол Снаб'],
    ['ТОО «Дала»', 'lost', 'ТОО «Дала»'],
    ['Мы', 'won', null],
    ['Не состоялась', 'cancelled', null],
    ['не участвовали', 'not_placed', null],
  ])('without an outcome is told by the winner, and the preview says so: %s', (winner, outcome, winnerCompany) => {
    expect(read({ outcome: null, winner })).toMatchObject({
      problems: [{ problem: 'outcome_from_winner', column: 'winner', line: null }],
      result: { outcome, winnerCompany },
    })
    expect(keepsFromImport('outcome_from_winner')).toBe(false)
  })

  test('of a winner that only repeats the outcome is no company', () => {
    expect(read({ winner: 'мы' }).result).toMatchObject({ outcome: 'won', winnerCompany: null })
    expect(read({ outcome: 'проиграли', winner: '«Победа»' }).result).toMatchObject({ winnerCompany: '«Победа»' })
  })
})

test('the lines under the headings are read, the empty ones left out', () => {
  const lines = [
    ['Реестр'],
    ['Номер лота', 'Кто вёл', 'Результат', 'Итоговая сумма', 'Дата итогов'],
    [7_000_001, 'Айгуль', 'выиграли', 950_000, new Date('2026-03-04T00:00:00Z')],
    [null, 'Айгуль', '', '-', null],
    ['7000002-ЗЦП1', null, 'проиграли', null, '05.03.2026'],
  ]
  const sheet = recogniseColumns(lines)
  expect(sheet && listGivenRows(lines, sheet)).toEqual([
    { line: 3, lotNumber: '7000001', outcome: 'выиграли', finalAmount: '950000.00', decidedOn: '2026-03-04' },
    { line: 5, lotNumber: '7000002-ЗЦП1', outcome: 'проиграли', decidedOn: '05.03.2026' },
  ])
})

describe('two lines are about one lot', () => {
  const isSame = (one: Partial<GivenRow>, other: Partial<GivenRow>) =>
    [
      [one, other],
      [other, one],
    ].map(([first, second]) => isSameLot(toResultKey({ ...won, ...first }), toResultKey({ ...won, ...second })))

  test.each<Partial<GivenRow>>([
    { lotNumber: ' № 7000001-зцп1 ' },
    { outcome: 'проиграли', decidedOn: '05.03.2026', lotName: 'Бумага' },
    { tenderNumber: null },
    { tenderNumber: ' № ' },
  ])('%o', (change) => {
    expect(isSame({}, change)).toEqual([true, true])
  })

  test.each<Partial<GivenRow>>([
    { lotNumber: '7000001-ЗЦП2' },
    { tenderNumber: '12345-2' },
    { lotNumber: '7000001-ЗЦП2', tenderNumber: null },
  ])('not: %o', (change) => {
    expect(isSame({}, change)).toEqual([false, false])
  })

  test('without a number, by name, customer and day', () => {
    const named = { lotNumber: null }
    expect(isSame(named, { ...named, lotName: 'бумага  а4', customer: 'кгу "Школа № 17"' })).toEqual([true, true])
    expect(isSame(named, { ...named, tenderNumber: null })).toEqual([true, true])
    expect(isSame(named, { ...named, tenderNumber: '12345-2' })).toEqual([false, false])
    expect(isSame(named, { ...named, decidedOn: '05.03.2026' })).toEqual([false, false])
    expect(isSame(named, { ...named, customer: 'КГУ «Школа № 18»' })).toEqual([false, false])
  })
})
