import { companyListsExamples } from '@tendertap/contract/examples/company-lists'
import { expect, test } from 'vitest'
import { toUpdateInput } from './list.ts'

const list = { ...companyListsExamples['companies/createCompanyList'][0].output, name: 'Школы', companies: ['А', 'Б'] }
const { id } = list

test.each([
  ['nothing', {}, { id }],
  ['the name', { name: 'Лицеи' }, { id, name: 'Лицеи' }],
  ['companies that were added', { companies: ['А', 'Б', 'В'] }, { id, add: ['В'] }],
  ['all that stay, when one was removed', { companies: ['Б', 'В'] }, { id, companies: ['Б', 'В'] }],
  ['an empty list', { companies: [] }, { id, companies: [] }],
])('sends %s', (_what, changes, input) => {
  expect(toUpdateInput(list, list, { ...list, ...changes })).toEqual(input)
})

test('keeps what a colleague has added since the dialog was opened', () => {
  const now = { ...list, companies: ['А', 'Б', 'Г'] }
  expect(toUpdateInput(now, list, { ...list, companies: ['Б', 'В'] })).toEqual({ id, companies: ['Б', 'Г', 'В'] })
  expect(toUpdateInput(now, list, { ...list, companies: ['А', 'Б', 'В'] })).toEqual({ id, add: ['В'] })
})
