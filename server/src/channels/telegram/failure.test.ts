import { GrammyError, HttpError } from 'grammy'
import { expect, test } from 'vitest'
import { AddressGone } from '../send-failure.ts'
import { toFailure } from './failure.ts'

const refusal = (error_code: number, description: string) =>
  new GrammyError('refused', { ok: false, error_code, description }, 'sendMessage', { text: 'secret' })
const broken = (code?: string) =>
  new HttpError('failed', Object.assign(new Error('https://api.telegram.org/bot1:secret/sendMessage'), { code }))

test.each([
  ['the bot is blocked', refusal(403, 'Forbidden: bot was blocked by the user')],
  ['there is no chat', refusal(400, 'Bad Request: chat not found')],
])('%s: the address is gone', (_name, problem) => {
  expect(toFailure(problem)).toBeInstanceOf(AddressGone)
  expect(toFailure(problem)).toMatchObject({ isPermanent: true, mayHaveArrived: false })
})

test.each([
  ['a message that Telegram cannot read', refusal(400, "Bad Request: can't parse entities"), true, false],
  ['a wrong token', refusal(401, 'Unauthorized'), false, false],
  ['too many requests', refusal(429, 'Too Many Requests'), false, false],
  ['a failure of Telegram', refusal(500, 'Internal Server Error'), false, true],
  ['no connection', broken('ECONNREFUSED'), false, false],
  ['no address', broken('ENOTFOUND'), false, false],
  ['a wrong certificate', broken('CERT_HAS_EXPIRED'), false, false],
  ['a connection that ended', broken('ECONNRESET'), false, true],
  ['no answer in time', broken(), false, true],
])('%s', (_name, problem, isPermanent, mayHaveArrived) => {
  const failure = toFailure(problem)
  expect(failure).not.toBeInstanceOf(AddressGone)
  expect(failure).toMatchObject({ isPermanent, mayHaveArrived })
  expect(failure.message).not.toContain('secret')
})
