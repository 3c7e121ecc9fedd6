import { MAX_FOLLOWED } from '@tendertap/domain/following/following'
import { MAX_SAVED_SEARCHES } from '@tendertap/domain/saved-searches/saved-searches'
import { describe, expect, test } from 'vitest'
import { SERVER_ERROR_TEXT, UNAUTHORIZED_TEXT } from '../client/call-error.ts'
import { errorTexts as en } from './texts/en.ts'
import { errorTexts as kz } from './texts/kz.ts'
import { errorTexts as ru } from './texts/ru.ts'
import { ERROR_STATUSES, type ErrorCode, toErrorCode, isErrorCode } from './errors.ts'

const codes = Object.keys(ERROR_STATUSES).filter(isErrorCode)

describe('every error code', () => {
  test.each(codes)('%s has its own text in each of the three languages', (code: ErrorCode) => {
    expect(ru[code]).toMatch(/\p{Script=Cyrillic}/u)
    expect(kz[code]).toMatch(/\p{Script=Cyrillic}/u)
    expect(en[code]).toMatch(/^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u)
    expect(kz[code]).not.toBe(ru[code])
  })

  test('is told apart from the others by its text', () => {
    for (const texts of [ru, kz, en]) expect(new Set(Object.values(texts)).size).toBe(codes.length)
  })

  test('has a Kazakh text with letters or words that Russian lacks', () => {
    const plain = codes.filter((code) => !/[әғқңөұүһі]/iu.test(kz[code]))
    // Words that happen to need only letters both alphabets have.
    expect(plain.map((code) => kz[code])).toEqual(['Табылмады', 'Лот орналастырылып жатыр'])
  })

  // the browser loads the texts without the rules, so they cannot take the numbers from there
  test('names the limits of the rules', () => {
    for (const texts of [ru, kz, en]) {
      expect(texts.saved_search_limit).toContain(` ${MAX_SAVED_SEARCHES} `)
      expect(texts.follow_limit).toContain(` ${MAX_FOLLOWED} `)
    }
  })

  test('has a status outside 200-299 that the resolutions know', () => {
    expect(new Set(Object.values(ERROR_STATUSES))).toEqual(
      new Set([400, 401, 402, 403, 404, 409, 413, 415, 429, 500, 503]),
    )
  })
})

test('401 is said only for a missing, expired or ended session: the client logs out on it', () => {
  expect(codes.filter((code) => ERROR_STATUSES[code] === 401)).toEqual(['unauthorized'])
})

test('Russian texts are those of the specification where it has them', () => {
  expect(ru).toMatchObject({
    unauthorized: 'Пользователь не авторизован',
    server_error: 'Ошибка сервера',
    forbidden: 'Доступ запрещен',
    email_missing: 'Не указан Email',
    team_required: 'Необходимо выбрать хотя бы одну команду',
    team_invalid: 'Необходимо выбрать хотя бы одну действительную команду',
  })
  expect([UNAUTHORIZED_TEXT, SERVER_ERROR_TEXT]).toEqual([ru.unauthorized, ru.server_error])
})

test.each([
  [400, 'invalid_input'],
  [401, 'unauthorized'],
  [402, 'subscription_required'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [413, 'too_large'],
  [415, 'unsupported_media'],
  [418, 'server_error'],
  [429, 'too_many_requests'],
  [500, 'server_error'],
  [501, 'server_error'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
])('an answer of %i without a code counts as %s', (status, code) => {
  expect(toErrorCode(status)).toBe(code)
})

test('names of every object are no error codes', () => {
  expect(['toString', 'constructor', '', null, 42].filter(isErrorCode)).toEqual([])
})
