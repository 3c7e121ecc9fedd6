import { CallError } from '@tendertap/contract/client/call-error'
import { me } from '@tendertap/contract/examples/people'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { token } from '../api/token.ts'
import { session } from '../features/session/current-session.ts'
import { startFakeServer } from '../testing/server.ts'
import { followSession } from './session-routes.ts'

const LIST = ['lots/getLots']
const unavailable = () => {
  throw new CallError({ status: 503, code: 'unavailable', message: '' })
}
let stop: () => void

beforeEach(() => {
  token.write('the-token')
  session.forget()
  stop = followSession({ navigate: async () => undefined, invalidate: async () => undefined })
})
afterEach(() => {
  stop()
  queryClient.clear()
})

test('what was loaded beside the profile stays', async () => {
  startFakeServer({ 'me/getMe': () => me })
  queryClient.setQueryData(LIST, 'the lots')
  await session.load()
  expect(queryClient.getQueryData(LIST)).toBe('the lots')
})

test('what was loaded beside a profile that did not come is not shown to the person who signs in next', async () => {
  startFakeServer({ 'me/getMe': unavailable })
  queryClient.setQueryData(LIST, 'the lots')
  await session.load()
  await session.signIn({ email: 'next@company.example', password: 'a password', rememberMe: false })
  expect(queryClient.getQueryData(LIST)).toBeUndefined()
})

test('what one person loaded is gone when they sign out', async () => {
  startFakeServer({ 'me/getMe': () => me })
  await session.load()
  queryClient.setQueryData(LIST, 'the lots')
  await session.signOut()
  expect(queryClient.getQueryData(LIST)).toBeUndefined()
})
