import { describe, expect, test } from 'vitest'
import { chooseLooks, listLooks, type Look } from './looks.ts'

const toParts = ({ language, viewport, scheme }: Look) => [language, `${viewport.width} px`, scheme]
const ALL = listLooks().map(toParts)

describe('the looks at the screens', () => {
  test.each([0, 1, 2, 3, 4, 5, 77])('show screen %i in every language, at every width, in both schemes', (place) => {
    const looks = chooseLooks(place).map(toParts)
    expect(looks).toHaveLength(3)
    expect(new Set(looks.flat())).toEqual(new Set(ALL.flat()))
  })

  test('judge once what a screen is made of', () => {
    expect(chooseLooks(3).filter(({ structure }) => structure)).toHaveLength(1)
  })

  // so they have every pair of a language and a width, a language and a scheme, a width and a scheme, too
  test.each([0, 1, 5, 74])('have every combination on the six screens from %i on', (place) => {
    const looks = Array.from({ length: 6 }, (_, next) => chooseLooks(place + next)).flat()
    expect(new Set(looks.map((look) => String(toParts(look))))).toEqual(new Set(ALL.map(String)))
  })

  test('are with --full all combinations, each once', () => {
    expect(ALL).toHaveLength(3 * 3 * 2)
    expect(new Set(ALL.map(String)).size).toBe(ALL.length)
  })
})
