import { expect, test } from 'vitest'
import { ANALYTICS_SEARCH_PARAMS, keepMarketFilter, toPeriod } from './market-filter.ts'

const { parse, format } = ANALYTICS_SEARCH_PARAMS

test('a link keeps every condition', () => {
  const search = {
    months: '24',
    source: 'ows',
    division: '17',
    region: '75',
    method: 'Аукцион',
    customer: '5',
    page: '3',
  }
  expect(format(parse(search, ''))).toEqual(search)
})

test('a link keeps which lots are listed beside the screen, and their page', () => {
  const search = { lots: ['team', 'kind:funnel', 'step:won', 'page:3', 'limit:20'], page: '2' }
  const { lots } = parse(search, '')
  expect(lots).toEqual({ list: 'team', only: { kind: 'funnel', step: 'won' }, paging: { page: 3, limit: 20 } })
  expect(format(parse(search, ''))).toEqual(search)
})

test('what is usual is left out of the link', () => {
  expect(format(parse({ months: '12', source: '', page: '1' }, ''))).toEqual({})
})

test('what cannot be asked for counts as absent', () => {
  const wrong = { months: '13', source: 'other', division: '04', region: '99', group: '1700', customer: 'x' }
  expect(format(parse(wrong, ''))).toEqual({})
})

test('another tab keeps the conditions of the market, and neither the page nor the open card', () => {
  const search = { months: '6', division: '17', search: 'школа', customer: '5', page: '2' }
  expect(keepMarketFilter(search)).toEqual({ months: '6', division: '17' })
})

test('a period ends with the current month of Kazakhstan', () => {
  // in Almaty it is already December
  const now = new Date('2026-11-30T20:00:00.000Z')
  expect(toPeriod(3, now)).toEqual({ from: '2026-10', to: '2026-12' })
})
