import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { LOSS_REASONS } from '../lot-results/results.ts'
import { WORK_WORDS } from '../words/work/all.ts'
import {
  MAX_CELL,
  PAST_OUTCOMES,
  readAmount,
  readDay,
  readLossReason,
  readOutcome,
  toCellText,
  type PastOutcome,
} from './cells.ts'

test.each<[string, number | null]>([
  ['1234567', 1_234_567],
  ['1 234 567,50 ₸', 1_234_567.5],
  ['1\u00A0234\u202F567 тенге', 1_234_567],
  ['1,234,567.50', 1_234_567.5],
  ['1.234.567,5', 1_234_567.5],
  ['1.234.567', 1_234_567],
  ["1'234'567", 1_234_567],
  ['950000.00', 950_000],
  // thousands, or three decimals?
  ['1,234', null],
  ['12.345', null],
  ['1.2.3', null],
  ['0', null],
  ['-5', null],
  ['5 млн', null],
  ['=1+1', null],
  ['1e9', null],
  ['99999999999999999', null],
])('the amount %s is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each<[string, string | null]>([
  ['2025-03-04', '2025-03-04'],
  ['2025-03-04T10:30:00', '2025-03-04'],
  ['04.03.2025', '2025-03-04'],
  ['4.3.25', '2025-03-04'],
  ['04/03/2025', '2025-03-04'],
  ['04.03.2025 г.', '2025-03-04'],
  ['04.03.2025 15:20', '2025-03-04'],
  // as Excel counts days
  ['45720', '2025-03-04'],
  ['31.02.2025', null],
  ['13.13.2025', null],
  ['1999-12-31', null],
  ['март', null],
  ['2025', null],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each<[string, PastOutcome | null]>([
  ['Выиграли', 'won'],
  [' ПОБЕДА! ', 'won'],
  ['+', 'won'],
  ['Жеңдік', 'won'],
  ['won', 'won'],
  ['Проигран', 'lost'],
  ['жеңілдік', 'lost'],
  ['Lost', 'lost'],
  ['Не выиграли', 'lost'],
  ['Отменён', 'cancelled'],
  ['не состоялась', 'cancelled'],
  ['Сатып алудан бас тартылды', 'cancelled'],
  ['Canceled', 'cancelled'],
  ['Не подали', 'not_placed'],
  ['Өтінім берілмеді', 'not_placed'],
  ['did not bid', 'not_placed'],
  ['Завершён', null],
  ['', null],
])('the outcome %s is %s', (text, outcome) => {
  expect(readOutcome(text)).toBe(outcome)
})

test.each(LANGUAGES)('our own words in %s are understood', (language) => {
  const { outcomes, lossReasons } = WORK_WORDS[language]
  for (const outcome of PAST_OUTCOMES) expect(readOutcome(outcomes[outcome])).toBe(outcome)
  for (const reason of LOSS_REASONS) expect(readLossReason(lossReasons[reason])).toBe(reason)
})

describe('the reason of a loss', () => {
  test.each([
    ['По цене', 'price'],
    ['Отклонены по документам', 'documents'],
    ['Техникалық ерекшелік сай келмеді', 'specification'],
    ['Not enough experience', 'experience'],
    ['не успели', 'late'],
    ['Басқа себеп', 'other'],
    ['звёзды не сошлись', null],
  ])('%s is %s', (text, reason) => {
    expect(readLossReason(text)).toBe(reason)
  })

  test.each(LOSS_REASONS)('%s is its own word', (reason) => {
    expect(readLossReason(reason)).toBe(reason)
  })
})

describe('a cell', () => {
  test.each([
    [new Date('2025-03-04T00:00:00Z'), 'decidedOn', '2025-03-04'],
    [new Date(Number.NaN), 'decidedOn', null],
    [1234.567, 'finalAmount', '1234.57'],
    [12_345_678, 'lotNumber', '12345678'],
    ['  текст ', 'lotName', 'текст'],
    ['—', 'winner', null],
    ['', 'winner', null],
    [null, 'winner', null],
    [true, 'winner', null],
    ['а\0б', 'winner', 'аб'],
    ['а\uD800', 'winner', 'а\uFFFD'],
  ] as const)('%s in %s is %s', (value, column, text) => {
    expect(toCellText(value, column)).toBe(text)
  })

  test('with a day is read from the year that the sheet counts from', () => {
    expect(readDay(toCellText(45_720, 'decidedOn') ?? '')).toBe('2025-03-04')
    expect(readDay(toCellText(44_258, 'decidedOn', 1904) ?? '')).toBe('2025-03-04')
    expect(toCellText(44_258, 'lotNumber', 1904)).toBe('44258')
  })

  test('that is long is cut', () => {
    expect(toCellText('я'.repeat(MAX_CELL + 1), 'lotName')).toHaveLength(MAX_CELL)
  })
})
