import { describe, expect, test } from 'vitest'
import { readHtml, readPlain } from './formatting.ts'

describe('the HTML of a message', () => {
  test('becomes plain text with entities in UTF-16 units', () => {
    expect(readHtml('😀 <b>Лот <i>1</i></b> &lt;5 &amp; <a href="https://a.example/?x=1&amp;y=2">сюда</a>')).toEqual({
      plain: '😀 Лот 1 <5 & сюда',
      entities: [
        { type: 'bold', offset: 3, length: 5 },
        { type: 'italic', offset: 7, length: 1 },
        { type: 'text_link', offset: 14, length: 4, url: 'https://a.example/?x=1&y=2' },
      ],
    })
  })

  test('loses the space around it, and the entities move along', () => {
    expect(readHtml('\n\n <b>a</b> b \n')).toEqual({ plain: 'a b', entities: [{ type: 'bold', offset: 0, length: 1 }] })
  })

  test('may hold every tag that Telegram supports', () => {
    const { entities } = readHtml(
      '<strong>1</strong><em>2</em><u>3</u><ins>4</ins><s>5</s><strike>6</strike><del>7</del><span class="tg-spoiler">8</span><tg-spoiler>9</tg-spoiler><code>0</code><pre>1</pre><blockquote expandable>2</blockquote><B>3</b>',
    )
    expect(entities.map(({ type }) => type)).toEqual([
      'bold',
      'italic',
      'underline',
      'underline',
      'strikethrough',
      'strikethrough',
      'strikethrough',
      'spoiler',
      'spoiler',
      'code',
      'pre',
      'expandable_blockquote',
      'bold',
    ])
  })

  test.each([
    ['<div>a</div>', 'Unsupported start tag "div" at byte offset 0'],
    ['Лот<br>', 'Unsupported start tag "br" at byte offset 6'],
    ['цена < 5 > 4', 'Unsupported start tag "" at byte offset 9'],
    ['<constructor>a</constructor>', 'Unsupported start tag "constructor" at byte offset 0'],
    ['a <b', 'Unclosed start tag at byte offset 2'],
    ['<a href="x>a</a>', 'Unclosed start tag at byte offset 0'],
    ['<b>a', 'Can\'t find end tag corresponding to start tag "b"'],
    ['a</b>', 'Unexpected end tag at byte offset 1'],
    ['<b><i>a</b></i>', 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'],
    ['<b>a</b', 'Unclosed end tag at byte offset 4'],
    ['<span>a</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
  ])('%s is refused', (source, problem) => {
    expect(() => readHtml(source)).toThrow(problem)
  })

  test('loses links that lead nowhere', () => {
    expect(readHtml('<a href="javascript:alert(1)">a</a>').entities).toEqual([])
  })
})

describe('plain text', () => {
  test('keeps its signs; links and commands are found in it', () => {
    expect(readPlain('/start a<b> https://a.example/x, и/или')).toEqual({
      plain: '/start a<b> https://a.example/x, и/или',
      entities: [
        { type: 'bot_command', offset: 0, length: 6 },
        { type: 'url', offset: 12, length: 19 },
      ],
    })
  })
})
