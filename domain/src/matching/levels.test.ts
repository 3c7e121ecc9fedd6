import { expect, test } from 'vitest'
import { getMatchLevel, isMatchLevel, MATCH_LEVELS } from './levels.ts'

test.each([
  [0, 'low'],
  [49, 'low'],
  [50, 'medium'],
  [74, 'medium'],
  [75, 'high'],
  [100, 'high'],
])('%i per cent is a %s match', (percent, level) => {
  expect(getMatchLevel(percent)).toBe(level)
})

test('nothing but the three levels is a level', () => {
  expect([...MATCH_LEVELS, 'best', '', 'HIGH'].filter(isMatchLevel)).toEqual(['low', 'medium', 'high'])
})
