import { expect, test } from 'vitest'
import { editFields, removeFilter, type EditedFields, type ProfileEdit } from './edits.ts'
import { INTEREST_FILTERS, listFailedFilters, NO_FILTER, type InterestFilter } from './filter.ts'

const fields: EditedFields = {
  keywords: ['бумага', '-туалетная'],
  classes: ['171214'],
  refusedClasses: ['2620', '262040', '17'],
  minScore: 75,
}

test.each<[ProfileEdit, Partial<EditedFields>]>([
  [{ kind: 'keyword', value: 'картон' }, { keywords: ['бумага', '-туалетная', 'картон'] }],
  [{ kind: 'keyword', value: '-картон' }, { keywords: ['бумага', '-туалетная', '-картон'] }],
  [{ kind: 'keyword', value: 'Бумага' }, {}],
  [{ kind: 'keyword', value: '-туалетная' }, {}],
  [{ kind: 'exclusion', value: '-туалетная' }, { keywords: ['бумага'] }],
  [{ kind: 'class', value: '171214' }, {}],
  [
    { kind: 'class', value: '262040' },
    { classes: ['171214', '262040'], refusedClasses: ['17'] },
  ],
  [{ kind: 'minScore', value: '68' }, { minScore: 68 }],
  [{ kind: 'filter', value: 'regions' }, {}],
])('%o changes %o and nothing else', (edit, changed) => {
  expect(editFields(fields, edit)).toEqual(changed)
})

test('a filter that is removed keeps no lot out, and the others stay', () => {
  const strict: InterestFilter = {
    statuses: ['Завершен'],
    purchaseMethods: ['Аукцион'],
    companies: [new Set(['школа'])],
    regions: ['71'],
    minAmount: 1_000_000,
    maxAmount: 2_000_000,
    sources: ['epz'],
    ensTru: ['171214'],
  }
  const lot = {
    status: 'Опубликован',
    method: 'Конкурс',
    customerKey: 'больница',
    katoCode: '750000000',
    amount: 5,
    source: 'ows',
    ensTruCode: '262040.000.000001',
  }
  for (const name of INTEREST_FILTERS)
    expect(listFailedFilters(removeFilter(strict, name), lot)).toEqual(INTEREST_FILTERS.filter((one) => one !== name))
  expect(INTEREST_FILTERS.reduce(removeFilter, strict)).toEqual(NO_FILTER)
})
