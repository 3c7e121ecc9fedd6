import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_COLOUR, normaliseColour, PALETTE } from './colour.ts'

test.each([
  ['a9d08e', '#A9D08E'],
  ['#a9d08e', '#A9D08E'],
  ['fa0', '#FFAA00'],
  ['#fA0', '#FFAA00'],
  [' #123456 ', '#123456'],
  ['', null],
  ['#', null],
  ['12', null],
  ['1234', null],
  ['12345', null],
  ['#1234567', null],
  ['ggg', null],
  ['##123', null],
  ['красный', null],
])('%s becomes %s', (input, colour) => {
  expect(normaliseColour(input)).toBe(colour)
})

test('what is normalised stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/), (input) => {
      const colour = normaliseColour(input) ?? ''
      expect(colour).toMatch(/^#[0-9A-F]{6}$/)
      expect(normaliseColour(colour)).toBe(colour)
    }),
  )
})

test('the palette has ten different colours, the default among them', () => {
  expect(PALETTE.map(({ name }) => name)).toEqual([
    'green',
    'light green',
    'blue',
    'light blue',
    'orange',
    'yellow',
    'red',
    'purple',
    'sky blue',
    'grey',
  ])
  const colours = PALETTE.map(({ hex }) => normaliseColour(hex))
  expect(colours).toEqual(PALETTE.map(({ hex }) => hex))
  expect(new Set(colours).size).toBe(10)
  expect(colours).toContain(normaliseColour(DEFAULT_COLOUR))
})
