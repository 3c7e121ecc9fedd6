import { CallError, readError } from '@tendertap/contract/client/call-error'
import { beforeAll, describe, expect, test } from 'vitest'
import { findErrorText } from './error-text.ts'
import { getTexts, loadTexts, switchLanguage } from './texts.ts'

describe('the text of a refusal', () => {
  beforeAll(() => loadTexts('public', 'errors'))

  test('is the one for its code in the current language, not what the server wrote', async () => {
    const refusal = new CallError({ status: 400, code: 'wrong_credentials', message: 'from the server' })
    expect(findErrorText(refusal)).toBe('Неверный e-mail или пароль')
    await switchLanguage('en')
    expect(findErrorText(refusal)).not.toMatch(/\p{Script=Cyrillic}|from the server/u)
    await switchLanguage('ru')
  })

  test('is what the server wrote when the answer has no code that is known', async () => {
    const answer = Response.json({ error: 'Портал закрыт на учёт', code: 'closed_for_inventory' }, { status: 409 })
    expect(findErrorText(await readError(answer))).toBe('Портал закрыт на учёт')
    expect(findErrorText(await readError(new Response('Bad gateway', { status: 502 })))).toBe('Bad gateway')
  })

  test.each(['<html><h1>502 Bad Gateway</h1></html>', '{"trouble":1}', ''])('is never %o', async (body) => {
    expect(findErrorText(await readError(new Response(body, { status: 502 })))).toBe(getTexts('errors').unavailable)
  })

  test('an unexpected failure names the number under which it was logged', () => {
    const failure = new CallError({ status: 500, code: 'server_error', message: '', requestId: 'r-17' })
    expect(findErrorText(failure)).toBe('Ошибка сервера. Номер обращения: r-17')
  })

  test('an error that is no answer of the server has none: the screen shows its own text', () => {
    expect(findErrorText(new TypeError('x is not a function'))).toBeNull()
  })
})
