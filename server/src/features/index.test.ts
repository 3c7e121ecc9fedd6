import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { expect, test } from 'vitest'
import { aPerson, getToken } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import { NOT_BUILT_YET } from './index.ts'

const server = await testServer()

test('the list of calls whose feature is still to come only shrinks', () => {
  // Lower this figure with each feature; it never rises.
  expect(NOT_BUILT_YET.length).toBeLessThanOrEqual(9)
})

test('such a call answers 501 with a code of its own, after the gate', async () => {
  const manager = await getToken(server, await aPerson(server, ['manager']))
  expect(await server.call('lots/getActiveLots', {}, manager)).toMatchObject({
    status: 501,
    body: { code: 'not_built_yet', error: errorTexts.not_built_yet },
  })
  expect(await server.call('lots/getActiveLots', {})).toMatchObject({ status: 401 })
  const lead = await getToken(server, await aPerson(server, ['lead']))
  expect(await server.call('lots/getActiveLots', {}, lead)).toMatchObject({ status: 403 })
})
