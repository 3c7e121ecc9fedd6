import { DEMO_OPERATOR } from '@tendertap/contract/examples/legal'
import { describe, expect, test } from 'vitest'
import { splitIntoPieces } from './pieces.ts'

const splitRussian = (text: string) => splitIntoPieces(text, DEMO_OPERATOR, 'ru')

describe('in a legal text', () => {
  test('an e-mail marker becomes a mailto link', () => {
    expect(splitRussian('Пишите на {email}.')).toEqual([
      'Пишите на ',
      { text: 'info@tendertap.example', href: 'mailto:info@tendertap.example', isExternal: false },
      '.',
    ])
    expect(splitRussian('{personalDataEmail}')).toMatchObject([{ href: 'mailto:privacy@tendertap.example' }])
  })

  test('a detail that is not known is a dash', () => {
    const pieces = splitIntoPieces('Пишите на {email} или звоните: {phone}.', null, 'ru')
    expect(pieces).toEqual(['Пишите на ', '—', ' или звоните: ', '—', '.'])
  })

  test('a phone marker becomes a tel link that can be dialled', () => {
    expect(splitRussian('{phone}')).toEqual([
      { text: '+7 (700) 000-00-00', href: 'tel:+77000000000', isExternal: false },
    ])
  })

  test.each([
    ['Закон: https://adilet.zan.kz/rus/docs/Z1300000094. Далее', 'https://adilet.zan.kz/rus/docs/Z1300000094'],
    ['(https://a.kz/x?y=1&z=2), и', 'https://a.kz/x?y=1&z=2'],
    ['«https://a.kz/»', 'https://a.kz/'],
  ])('an https address opens in a new tab, without the sentence’s own marks: %s', (text, href) => {
    expect(splitRussian(text).filter((piece) => typeof piece !== 'string')).toEqual([
      { text: href, href, isExternal: true },
    ])
    expect(
      splitRussian(text)
        .map((piece) => (typeof piece === 'string' ? piece : piece.text))
        .join(''),
    ).toBe(text)
  })

  test('the marker of the site is such an address', () => {
    expect(splitRussian('{site}')).toEqual([{ text: DEMO_OPERATOR.site, href: DEMO_OPERATOR.site, isExternal: true }])
  })

  test('another marker becomes plain text in the language of the page', () => {
    const plain = (text: string) => ({ text, href: null, isExternal: false })
    expect(splitIntoPieces('{name}, {bin}', DEMO_OPERATOR, 'kz')).toEqual([
      plain('«Тендертап Демо» ЖШС'),
      ', ',
      plain('000000000000'),
    ])
    expect(splitRussian('{bank}')).toEqual([plain('АО «Демонстрационный банк»')])
  })

  test('what is no marker, and an address that is not https, stay as they are', () => {
    expect(splitRussian('{toString} {nothing} http://a.kz javascript:alert(1)')).toEqual([
      '{toString}',
      ' ',
      '{nothing}',
      ' http://a.kz javascript:alert(1)',
    ])
  })
})
