import { expect, test } from 'vitest'
import { toAnswerProblem, toFailureProblem } from './answer.ts'

const overload = JSON.stringify({
  name: 'Elasticsearch Database Exception',
  message: 'Elasticsearch request failed with code 429.',
  code: 0,
  status: 500,
})

test.each([
  [404, '{"name":"Not Found","message":"Invalid Route"}', 'access'],
  [403, '{"name":"Forbidden","message":"Access denied","code":0,"status":403}', 'access'],
  [401, '', 'access'],
  [404, '{"detail":"Not found."}', 'permanent'],
  [400, '', 'permanent'],
  [500, overload, 'throttled'],
  [429, '', 'throttled'],
  [500, '{"name":"Internal Server Error"}', 'passing'],
  [502, '<html>', 'passing'],
  [503, '', 'passing'],
  [504, '', 'passing'],
  [408, '', 'passing'],
])('status %i with «%s» is %s', (status, body, kind) => {
  expect(toAnswerProblem(status, new Headers(), body)).toMatchObject({ kind, status })
})

test('the portal may say how long to wait, in seconds or by a date', () => {
  expect(toAnswerProblem(429, new Headers({ 'retry-after': '7' }), '').retryAfterMs).toBe(7_000)
  expect(toAnswerProblem(429, new Headers({ 'retry-after': 'soon' }), '').retryAfterMs).toBeNull()
  const inTenSeconds = new Date(Date.now() + 10_000).toUTCString()
  expect(toAnswerProblem(503, new Headers({ 'retry-after': inTenSeconds }), '').retryAfterMs).toBeGreaterThan(5_000)
})

test('a mistake of our own is no problem of the portal', () => {
  const mistake = new TypeError('undefined is not a function')
  expect(toFailureProblem(mistake)).toBe(mistake)
})
