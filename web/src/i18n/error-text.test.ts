import { CallError } from '@tendertap/contract/client/call-error'
import { beforeAll, describe, expect, test } from 'vitest'
import { findErrorText } from './error-text.ts'
import { loadTexts, switchLanguage } from './texts.ts'

describe('the text of a refusal', () => {
  beforeAll(() => loadTexts('public', 'errors'))

  test('is the one for its code in the current language, not what the server wrote', async () => {
    const refusal = new CallError({ status: 400, code: 'wrong_credentials', message: 'from the server' })
    expect(findErrorText(refusal)).toBe('Неверный e-mail или пароль')
    await switchLanguage('en')
    expect(findErrorText(refusal)).not.toMatch(/\p{Script=Cyrillic}|from the server/u)
    await switchLanguage('ru')
  })

  test('an unexpected failure names the number under which it was logged', () => {
    const failure = new CallError({ status: 500, code: 'server_error', message: '', requestId: 'r-17' })
    expect(findErrorText(failure)).toBe('Ошибка сервера. Номер обращения: r-17')
  })

  test('an error that is no answer of the server has none: the screen shows its own text', () => {
    expect(findErrorText(new TypeError('x is not a function'))).toBeNull()
  })
})
