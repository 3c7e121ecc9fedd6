import { screen, waitFor, within } from '@testing-library/dom'
import { lot } from '@tendertap/contract/examples/lot'
import { examples } from '@tendertap/contract/features'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import type { Answers } from '../../../testing/server.ts'

const [{ output: firstPage }] = examples['lots/getLots']
const answers: Answers = { 'lots/getLots': () => ({ ...firstPage, total: 1, totalExact: true }) }

const readPlaces = (links: HTMLElement[]) =>
  links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('+', ' '))
const findLinks = (name: RegExp) => screen.findAllByRole('link', { name })

const CUSTOMER = `/all-lots?companies=${lot.customerRu}`

test.each([
  { where: 'row', width: 1400 },
  { where: 'card', width: 390 },
])('the customer of a $where leads to all its lots, and does not unfold the lot', async ({ width }) => {
  const { person, server } = await openPage('/all-lots?minPrice=5&page=2', { answers, width })
  const [customer] = await findLinks(/Школа/)
  expect(readPlaces(customer ? [customer] : [])).toEqual([CUSTOMER])
  if (customer) await person.click(customer)
  await screen.findByRole('button', { name: 'Убрать фильтр «Заказчики»' })
  expect(screen.queryByRole('button', { name: 'Убрать фильтр «Цена»' })).toBeNull()
  // the filter is shown before the lots are asked for
  const filter = { companies: [lot.customerRu], minPrice: null }
  await waitFor(() => expect(server.received('lots/getLots').at(-1)).toMatchObject(filter))
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
})

test('customer, region and ENS TRU code of the details are links', async () => {
  const { person } = await openPage('/all-lots', { answers, width: 390 })
  await person.click(await screen.findByRole('button', { name: 'Бумага офисная' }))
  const terms = (await screen.findByRole('heading', { name: 'Условия' })).parentElement
  expect(terms && readPlaces(within(terms).getAllByRole('link'))).toEqual([
    CUSTOMER,
    '/all-lots?regions=71',
    `/all-lots?ensTru=${lot.ensTruCode}`,
  ])
})

test('so are they on the page of a tender', async () => {
  await openPage('/tender/1')
  const region = await findLinks(/г\. Астана/)
  expect(new Set(readPlaces(region))).toEqual(new Set(['/all-lots?regions=71']))
  expect((await findLinks(/Школа/)).length).toBeGreaterThan(0)
})
