import { lot } from '@tendertap/contract/examples/lot'
import type { MatchTier } from '@tendertap/domain/lots/match-tiers'
import { expect, test } from 'vitest'
import { texts } from '../../../i18n/ru/lots.ts'
import { groupByTier } from './tier-groups.ts'

const group = (page: number, ...tiers: (MatchTier | null)[]) =>
  groupByTier({ page, data: tiers.map((foundIn, id) => ({ ...lot, id, foundIn })) }, texts).map(({ title, lots }) => [
    title,
    lots.length,
  ])

test('lots with the words in their names come first, without a divider', () => {
  expect(group(1, 'name', 'name', 'description', 'documents')).toEqual([
    [null, 2],
    ['Также в описании', 1],
    ['Также в документах', 1],
  ])
})

test('a page that begins in the middle of a tier says so at its top', () => {
  expect(group(2, 'tender', 'tender', 'documents')).toEqual([
    ['Также в названии тендера или заказчика', 2],
    ['Также в документах', 1],
  ])
})

test('where nothing stands above, nothing is «also» found', () => {
  expect(group(1, 'description', 'documents')).toEqual([
    ['В описании', 1],
    ['Также в документах', 1],
  ])
})

test('in any other order there are no dividers', () => {
  expect(group(1, null, null)).toEqual([[null, 2]])
  expect(group(1)).toEqual([])
})
