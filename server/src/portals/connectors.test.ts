import { expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createConnectors, PORTAL_SETTINGS } from './connectors.ts'

const sources = (environment: Record<string, string>) =>
  createConnectors(readConfig(PORTAL_SETTINGS, environment), { reserveTurn: async () => 0 }).map(({ source }) => source)

test('a portal that is not configured is not read; the state portal needs its token', () => {
  expect(sources({})).toEqual([])
  expect(sources({ OWS_URL: 'https://ows.goszakup.gov.kz' })).toEqual([])
  expect(sources({ OWS_URL: 'https://ows.goszakup.gov.kz', OWS_TOKEN: 'secret' })).toEqual(['ows'])
  expect(sources({ TIZILIM_URL: 'https://public.tizilim.gov.kz', EPZ_URL: 'https://zakup.gov.kz' })).toEqual([
    'tizilim',
    'epz',
  ])
})

test('against the live portals the pace is limited, waits are whole, and the signed-in part of the register is not read', () => {
  expect(readConfig(PORTAL_SETTINGS, {})).toMatchObject({
    PORTAL_RATE_LIMIT: true,
    PORTAL_WAIT_SCALE: 1,
    TIZILIM_DETAILS: false,
  })
  expect(() => readConfig(PORTAL_SETTINGS, { OWS_TOKEN_EXPIRES: 'next year' })).toThrow(/OWS_TOKEN_EXPIRES/)
})
