import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeReceipt, type ReceiptFact } from './receipt.ts'

const word = (keyword: string): ReceiptFact => ({ kind: 'word', keyword, found: keyword, field: 'name' })
const exclusion = { fact: { ...word('аренда'), kind: 'exclusion' } as ReceiptFact, atMost: 20 }

describe('a receipt', () => {
  test('gives each part its share of the points, the strongest first, the base last', () => {
    const parts = [
      { fact: word('тонер'), evidence: 1 },
      { fact: word('картридж'), evidence: 3 },
    ]
    const { percent, lines } = makeReceipt({ percent: 82, basePercent: 2, parts })
    expect(percent).toBe(82)
    expect(lines.map(({ kind, points }) => [kind, points])).toEqual([
      ['word', 60],
      ['word', 20],
      ['base', 2],
    ])
    expect(lines[0]).toMatchObject({ keyword: 'картридж' })
  })

  test('rounds by the largest remainder: three equal parts of 50 are 17, 17 and 16', () => {
    const parts = ['а', 'б', 'в'].map((keyword) => ({ fact: word(keyword), evidence: 1 }))
    expect(makeReceipt({ percent: 50, basePercent: 0, parts }).lines.map(({ points }) => points)).toEqual([17, 17, 16])
  })

  test('shows an exclusion as the points that it takes away', () => {
    const parts = [{ fact: word('экскаватор'), evidence: 1 }]
    const { percent, lines } = makeReceipt({ percent: 90, basePercent: 0, parts, exclusion })
    expect(percent).toBe(20)
    expect(lines.at(-1)).toMatchObject({ kind: 'exclusion', points: -70 })
  })

  test('shows votes as the points that they add or take away', () => {
    const parts = [{ fact: word('картридж'), evidence: 1 }]
    const shown = (after: number) =>
      makeReceipt({
        percent: 60,
        basePercent: 2,
        parts,
        votes: { fact: { kind: 'votes', accepted: 3, rejected: 0 }, percent: after },
      }).lines.map(({ kind, points }) => [kind, points])
    expect(shown(82)).toEqual([
      ['word', 58],
      ['votes', 22],
      ['base', 2],
    ])
    expect(shown(31)).toEqual([
      ['word', 58],
      ['base', 2],
      ['votes', -29],
    ])
    expect(shown(60.2)).toEqual([
      ['word', 58],
      ['base', 2],
    ])
  })

  test('leaves an exclusion out if the percent is low anyhow', () => {
    expect(makeReceipt({ percent: 12, basePercent: 12, parts: [], exclusion })).toEqual({
      percent: 12,
      lines: [{ kind: 'base', points: 12 }],
    })
  })

  test('always adds up to exactly the percent that is shown', () => {
    const number = fc.double({ min: 0, max: 100, noNaN: true })
    const evidence = fc.array(fc.double({ min: 0.001, max: 20, noNaN: true }), { maxLength: 8 })
    fc.assert(
      fc.property(number, number, number, evidence, fc.boolean(), (percent, base, after, amounts, isExcluded) => {
        const receipt = makeReceipt({
          percent,
          basePercent: Math.min(base, percent),
          parts: amounts.map((amount, i) => ({ fact: word(String(i)), evidence: amount })),
          votes: { fact: { kind: 'votes', accepted: 1, rejected: 2 }, percent: after },
          ...(isExcluded && { exclusion }),
        })
        const sum = receipt.lines.reduce((total, { points }) => total + points, 0)
        expect(sum).toBe(receipt.percent)
        expect(receipt.lines.filter(({ points }) => !Number.isInteger(points))).toEqual([])
        expect(receipt.percent).toBe(isExcluded ? Math.min(Math.round(after), exclusion.atMost) : Math.round(after))
      }),
      { numRuns: 1_000 },
    )
  })
})
