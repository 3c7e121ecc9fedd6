import { expect, test } from 'vitest'
import { describeUnpublished, explainMissing, splitFacts } from './unpublished.ts'

const texts = {
  processing: 'в обработке',
  unpublished: 'портал не публикует',
  neverPublished: (facts: string) => `Портал не публикует: ${facts}`,
}
const published = { label: 'Дата публикации', field: 'publicationDate', value: null } as const
const opening = { label: 'Вскрытие заявок', field: 'applicationOpenAt', value: null } as const
const customer = { label: 'Заказчик', field: null, value: null } as const
const code = { label: 'ENS TRU code', field: 'ensTru', value: null } as const

test.each([
  ['region', 'tizilim', true, 'портал не публикует'],
  ['region', 'tizilim', false, undefined],
  ['applicationOpenAt', 'ows', false, 'портал не публикует'],
  ['publicationDate', 'ows', false, 'в обработке'],
  ['applicationEndAt', 'ows', false, 'в обработке'],
  [null, 'ows', false, undefined],
] as const)('%s of %s (head only: %s) is missing because of: %s', (field, source, isHeadOnly, reason) => {
  expect(explainMissing(field, { source, isHeadOnly }, texts)).toBe(reason)
})

test('a fact without a value says why, unless the portal never publishes it', () => {
  const { shown, unpublished } = splitFacts(
    [published, opening, null, customer],
    { source: 'ows', isHeadOnly: false },
    texts,
  )
  expect(shown).toMatchObject([
    { label: 'Дата публикации', absent: 'в обработке' },
    { label: 'Заказчик', absent: undefined },
  ])
  expect(describeUnpublished(unpublished, texts)).toBe('Портал не публикует: вскрытие заявок')
})

test('a value is shown even where the portal was not expected to publish it', () => {
  const given = { ...opening, value: '19.11.2026 09:00' }
  const { shown, unpublished } = splitFacts([given], { source: 'ows', isHeadOnly: false }, texts)
  expect(shown).toMatchObject([given])
  expect(describeUnpublished(unpublished, texts)).toBeNull()
})

test('the line names everything that is missing from an announcement without lots', () => {
  const { unpublished } = splitFacts([published, opening, code], { source: 'tizilim', isHeadOnly: true }, texts)
  expect(describeUnpublished(unpublished, texts)).toBe(
    'Портал не публикует: дата публикации, вскрытие заявок, ENS TRU code',
  )
})
