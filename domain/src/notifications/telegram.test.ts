import { expect, test } from 'vitest'
import { TELEGRAM_TOKEN_BYTES, buildTelegramCommand, buildTelegramLink } from './telegram.ts'

test('the deep link and the command carry the same token', () => {
  expect(buildTelegramLink('https://t.me', 'tendertap_bot', 'a-token')).toBe('https://t.me/tendertap_bot?start=a-token')
  expect(buildTelegramCommand('a-token')).toBe('/start a-token')
})

test('a token fits into the 64 characters that a deep link may carry', () => {
  expect(Math.ceil((TELEGRAM_TOKEN_BYTES * 4) / 3)).toBeLessThanOrEqual(64)
})
