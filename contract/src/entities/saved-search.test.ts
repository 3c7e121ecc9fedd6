import { SAVED_FIELDS } from '@tendertap/domain/saved-searches/saved-searches'
import { expect, test } from 'vitest'
import { savedFilter, savedSearch } from './saved-search.ts'

test('a saved search has the fields that the domain names', () => {
  const fields = SAVED_FIELDS.toSorted()
  expect(Object.keys(savedFilter.shape).toSorted()).toEqual(fields)
  expect(Object.keys(savedSearch.shape.filter.unwrap().shape).toSorted()).toEqual(fields)
})
