import { expect, test } from 'vitest'
import { readPortalLink } from './portal-link.ts'

test.each([
  'https://goszakup.gov.kz/ru/announce/index/16000042?tab=lots',
  'http://www.goszakup.gov.kz/kz/announce/index/16000042/',
  'goszakup.gov.kz/announce/index/16000042#lot',
  'HTTPS://GosZakup.gov.kz/ru/announce/index/16000042',
])('%s names an announcement of the state portal', (link) => {
  expect(readPortalLink(link)).toEqual({ names: 'tender', source: 'ows', externalId: '16000042' })
})

test('a price request of the state portal names a lot and its announcement', () => {
  expect(readPortalLink('https://goszakup.gov.kz/ru/subpriceoffer/index/16000042/39000007')).toEqual({
    names: 'lot',
    source: 'ows',
    externalId: '39000007',
    tenderExternalId: '16000042',
  })
})

test('an announcement of the single window', () => {
  expect(readPortalLink('https://zakup.gov.kz/announcement/40242401')).toEqual({
    names: 'tender',
    source: 'epz',
    externalId: '40242401',
  })
})

test.each([
  'https://public.tizilim.gov.kz/ru/common/tender?search=2026.ОК-33622',
  'https://public.tizilim.gov.kz/ru/common/tender?search=2026.%D0%9E%D0%9A-33622&page=1',
])('%s names a number of Tizilim', (link) => {
  expect(readPortalLink(link)).toEqual({ names: 'number', number: '2026.ОК-33622' })
})

test('our own pages name a tender or a lot', () => {
  expect(readPortalLink('/tender/12')).toEqual({ names: 'ownTender', id: 12 })
  expect(readPortalLink('/all-lots?search=%D0%B1%D1%83%D0%BC%D0%B0%D0%B3%D0%B0#34')).toEqual({
    names: 'ownLot',
    id: 34,
  })
})

test.each([
  '',
  'бумага',
  'А4/А3',
  'javascript:alert(1)',
  'javascript://goszakup.gov.kz/ru/announce/index/1',
  'https://goszakup.gov.kz@evil.example/ru/announce/index/1',
  'https://goszakup.gov.kz.evil.example/ru/announce/index/1',
  'https://evil.example/ru/announce/index/1',
  'https://evil.example/tender/1',
  'https://goszakup.gov.kz/ru/announce/index/',
  'https://goszakup.gov.kz/ru/announce/index/1;drop',
  `https://goszakup.gov.kz/ru/announce/index/${'1'.repeat(13)}`,
  `https://goszakup.gov.kz/ru/announce/index/1?${'x'.repeat(400)}`,
  'https://zakup.gov.kz/announcement/-1',
  'https://public.tizilim.gov.kz/ru/common/tender?search=',
  'https://[',
  '/tender/0',
  `/tender/${'9'.repeat(30)}`,
  '/all-lots#',
])('%j is no link that we know', (text) => {
  expect(readPortalLink(text)).toBeNull()
})
