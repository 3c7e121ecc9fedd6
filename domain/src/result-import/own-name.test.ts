import { expect, test } from 'vitest'
import { isOwnName } from './own-name.ts'

const own = { names: [null, 'ТОО «Акжол Снаб»'], bin: null }

test.each([
  'ТОО "АКЖОЛ СНАБ"',
  'Акжол Снаб',
  '«акжол  снаб»',
  'TOO Акжол Снаб',
  'Товарищество с ограниченной ответственностью «Акжол Снаб»',
  'Акжол Снаб, ТОО',
  '«Акжол Снаб» ЖШС',
  'Акжол Снаб LLP',
])('%s is our own company', (winner) => {
  expect(isOwnName(winner, own)).toBe(true)
})

test.each(['ИП «Акжол Снаб»', 'АО «Акжол Снаб»', 'ТОО «Акжол»', 'ТОО «Акжол Снаб Плюс»', 'ТОО', '«»', ''])(
  '%s is another',
  (winner) => {
    expect(isOwnName(winner, own)).toBe(false)
  },
)

test('our own name may be the one without a form', () => {
  expect(isOwnName('ТОО «Акжол Снаб»', { names: ['Акжол Снаб'], bin: null })).toBe(true)
})
