import { expect, test } from 'vitest'
import { getStage } from './stage.ts'

const entry = (key: string, collected: boolean, required = true) => ({ key, collected, required })

test.each([
  ['a required document is missing', [entry('licence', false)], null, 1],
  ['one of two is missing', [entry('licence', true), entry('charter', false)], null, 1],
  ['all are collected', [entry('licence', true), entry('price', false)], null, 2],
  ['all are collected and the price is sent', [entry('licence', true), entry('price', true)], null, 2],
  ['only an optional one is missing', [entry('licence', false, false)], null, 2],
  ['only the price is missing', [entry('price', false)], null, 2],
  ['there is nothing to collect', [], null, 2],
  ['collection is completed', [entry('licence', true)], '2026-11-14T09:00:00Z', 3],
  ['collection is completed without the optional ones', [entry('licence', false, false)], new Date(0), 3],
])('when %s', (_, docs, documentsCompletedAt, number) => {
  expect(getStage({ docs, documentsCompletedAt })).toBe(number)
})
