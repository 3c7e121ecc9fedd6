import { describe, expect, test } from 'vitest'
import { readChapter } from './markdown.ts'

const html = (body: string) => readChapter(`# Title\n\n${body}`).html

describe('a chapter of the guide', () => {
  test('begins with its title', () => {
    expect(readChapter('# Вход\n\nТекст.\n')).toEqual({ title: 'Вход', html: '<p>Текст.</p>', shots: [] })
    expect(() => readChapter('Вход')).toThrow('begins with "# title"')
  })

  test.each([
    ['## Раздел', '<h2>Раздел</h2>'],
    ['one\ntwo', '<p>one two</p>'],
    ['- one\n- two\n  and on', '<ul><li>one</li><li>two and on</li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['> a note\n> goes on', '<aside>a note goes on</aside>'],
    ['**b** and `c` and [a](https://a.kz)', '<p><b>b</b> and <code>c</code> and <a href="https://a.kz">a</a></p>'],
    [
      '![What **is** seen](shot:login)',
      '<figure><img src="shot:login" alt=""><figcaption>What <b>is</b> seen</figcaption></figure>',
    ],
    ['a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
  ])('shows %j', (source, expected) => {
    expect(html(source)).toBe(expected)
  })

  test('names its pictures', () => {
    expect(readChapter('# T\n\n![a](shot:one)\n\ntext\n\n![b](shot:two)').shots).toEqual(['one', 'two'])
  })

  test.each(['- one\ntwo', '# Second title', '![a](picture.png)'])(
    'does not guess what it cannot show: %j',
    (source) => {
      expect(() => html(source)).toThrow('The guide cannot show')
    },
  )
})
