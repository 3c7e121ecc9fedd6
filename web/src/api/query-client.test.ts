import { CallError } from '@tendertap/contract/client/call-error'
import { describe, expect, test } from 'vitest'
import { mayRetry } from './query-client.ts'

const failure = (status: number) => new CallError({ status, code: 'server_error', message: '' })

describe('a failed call', () => {
  test.each([0, 502, 503, 504])('with status %i is retried, at most twice', (status) => {
    expect(mayRetry(0, failure(status))).toBe(true)
    expect(mayRetry(2, failure(status))).toBe(false)
  })

  test.each([400, 401, 402, 403, 404, 409, 429, 500, 501])('with status %i is not retried', (status) => {
    expect(mayRetry(0, failure(status))).toBe(false)
  })

  test('that was a search of too long is not retried, although the status is 503', () => {
    expect(mayRetry(0, new CallError({ status: 503, code: 'search_too_slow', message: '' }))).toBe(false)
  })
})
