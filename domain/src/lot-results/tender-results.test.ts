import { describe, expect, test } from 'vitest'
import {
  deriveTenderResult,
  isCompleteResult,
  namesEachLotOnce,
  splitTenderResult,
  type TenderResultInput,
} from './tender-results.ts'

const resultsDate = '2026-11-20T06:00:00.000Z'
const [first, second, third] = ['1-ЗЦП1', '1-ЗЦП2', '1-ЗЦП10'].map((number) => ({ number })) as [
  { number: string },
  { number: string },
  { number: string },
]
const held: TenderResultInput = {
  finalStatus: 'held',
  resultsDate,
  lotResults: [
    {
      lotNumber: first.number,
      lotWinnerCompany: 'ТОО «Дала»',
      lotFinalAmount: 100.1,
      winner: false,
      lossReason: 'price',
    },
    { lotNumber: second.number, lotWinnerCompany: null, lotFinalAmount: null },
  ],
}

describe('the form of a tender', () => {
  test('gives each placed lot that it names its result, and leaves those without winner and amount', () => {
    expect(splitTenderResult(held, [first, second, third])).toEqual([
      {
        lot: first,
        result: {
          finalStatus: 'held',
          finalAmount: 100.1,
          resultsDate,
          winnerCompany: 'ТОО «Дала»',
          winner: false,
          lossReason: 'price',
        },
      },
    ])
  })

  test('cancels all placed lots', () => {
    expect(splitTenderResult({ ...held, finalStatus: 'cancelled' }, [first, third])).toEqual([
      { lot: first, result: { finalStatus: 'cancelled', resultsDate } },
      { lot: third, result: { finalStatus: 'cancelled', resultsDate } },
    ])
  })

  test('has the amount of a single placed lot in its own field', () => {
    const line = { lotNumber: first.number, lotWinnerCompany: 'ТОО «Дала»' }
    const input: TenderResultInput = { ...held, finalAmount: 70, lotResults: [line] }
    expect(splitTenderResult(input, [first])).toMatchObject([{ result: { finalAmount: 70 } }])
    const ofTwo = splitTenderResult(input, [first, second])
    expect(ofTwo).toMatchObject([{ result: { finalAmount: null } }])
    expect(ofTwo.map(({ result }) => isCompleteResult(result))).toEqual([false])
  })

  test.each([
    [{ finalStatus: 'held', finalAmount: 1, resultsDate, winnerCompany: 'А' }, true],
    [{ finalStatus: 'held', finalAmount: 0, resultsDate, winnerCompany: 'А' }, false],
    [{ finalStatus: 'held', finalAmount: 1, resultsDate: null, winnerCompany: 'А' }, false],
    [{ finalStatus: 'held', finalAmount: 1, resultsDate }, false],
    [{ finalStatus: 'cancelled', resultsDate }, true],
    [{ finalStatus: 'cancelled' }, false],
  ] as const)('%o is complete: %s', (result, isComplete) => {
    expect(isCompleteResult(result)).toBe(isComplete)
  })

  test('names no lot twice and none of another tender', () => {
    const numbers = [first.number, second.number]
    const name = (...lotNumbers: string[]) =>
      namesEachLotOnce({ ...held, lotResults: lotNumbers.map((lotNumber) => ({ lotNumber })) }, numbers)
    expect(name(second.number, first.number)).toBe(true)
    expect(name(first.number, first.number)).toBe(false)
    expect(name(third.number)).toBe(false)
    expect(namesEachLotOnce({ ...held, lotResults: null }, numbers)).toBe(true)
  })
})

describe('the result of a tender', () => {
  const ofLot = (finalAmount: string | null, day: number) => ({
    finalStatus: finalAmount === null ? ('cancelled' as const) : ('held' as const),
    finalAmount,
    resultsDate: `2026-11-0${day}T00:00:00.000Z`,
    winnerCompany: finalAmount && 'ТОО «Дала»',
  })

  test('is not there without the result of a lot', () => {
    expect(deriveTenderResult([{ number: '1', result: null }])).toBeNull()
  })

  test('sums the amounts, has the latest date, and lists the lots by their numbers', () => {
    const result = deriveTenderResult([
      { ...third, result: ofLot('0.20', 1) },
      { ...second, result: ofLot(null, 3) },
      { ...first, result: ofLot('10.10', 2) },
      { number: '1-ЗЦП3', result: null },
    ])
    expect(result).toMatchObject({
      finalStatus: 'held',
      finalAmount: '10.30',
      resultsDate: '2026-11-03T00:00:00.000Z',
    })
    expect(result?.lotResults).toEqual([
      { lotNumber: first.number, lotWinnerCompany: 'ТОО «Дала»', lotFinalAmount: '10.10' },
      { lotNumber: second.number, lotWinnerCompany: null, lotFinalAmount: null },
      { lotNumber: third.number, lotWinnerCompany: 'ТОО «Дала»', lotFinalAmount: '0.20' },
    ])
  })

  test('is cancelled if every known one is', () => {
    expect(deriveTenderResult([{ ...first, result: ofLot(null, 1) }])).toMatchObject({
      finalStatus: 'cancelled',
      finalAmount: null,
    })
  })
})
