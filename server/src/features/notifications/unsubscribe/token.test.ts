import { randomBytes, randomUUID } from 'node:crypto'
import { CATEGORIES } from '@tendertap/domain/notifications/categories'
import { expect, test } from 'vitest'
import { readToken, writeToken } from './token.ts'

const userId = randomUUID()
const key = randomBytes(32)

test.each([[['crm']], [['system', 'crm'] as const], [CATEGORIES], [[]]] as const)('a link carries %j', (categories) => {
  const token = readToken(writeToken(userId, categories, key))
  expect(token).toMatchObject({ userId, categories: CATEGORIES.filter((one) => categories.includes(one as never)) })
  expect(token?.isSignedWith(key)).toBe(true)
  expect(token?.isSignedWith(randomBytes(32))).toBe(false)
})

test('the same letter has the same link, however often it is sent', () => {
  expect(writeToken(userId, ['crm'], key)).toBe(writeToken(userId, ['crm'], key))
})

test('a changed link is signed by nobody: neither for another person nor for another category', () => {
  const bytes = Buffer.from(writeToken(userId, ['crm'], key), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(readToken(changed.toString('base64url'))?.isSignedWith(key)).toBe(false)
  }
})

test.each(['', 'x', 'Ж'.repeat(44), `${'A'.repeat(43)}!`, 'A'.repeat(45)])('%j is no link', (text) => {
  expect(readToken(text)).toBeNull()
})
