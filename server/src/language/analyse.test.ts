import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'

const lexemes = (text: string) => analyse(text).map((term) => term.lexeme)

describe('different spellings have the same lexemes', () => {
  test.each([
    ['ёмкость', 'ЕМКОСТЬ'],
    ['cбoр', 'сбор'],
    ['бензинi', 'бензині'],
    ['дəрі', 'дәрі'],
    ['кар\u00adтридж', 'картридж'],
    ['и\u0306огурт', 'йогурт'],
    ['А4', 'A4'],
    ['СF283А', 'CF283A'],
    ['3х2,50', '3x2.5'],
    ['М400', 'м400'],
  ])('%s and %s', (one, other) => {
    expect(lexemes(one)).toEqual(lexemes(other))
  })
})

describe('the lexemes of a text', () => {
  test.each([
    ['CF283A', ['cf283', '283a']],
    ['КТП-630/10', ['ктп', '630', 'ктп630', '630/10']],
    ['АИ 92', ['аи', '92', 'аи92']],
    ['шприц 5 мл', ['шприц', '5мл']],
    ['205/55 R16', ['205/55', 'r16']],
    ['дизель-генератор', ['дизл', 'генератр', 'дизельгенератр']],
    ['код 262011.500.000001', ['262011.500.000001']],
    ['вода 0,4 кВ 630', ['0.4kb', '630']],
  ])('%s has %j', (text, expected) => {
    expect(lexemes(text)).toEqual(expect.arrayContaining(expected))
  })

  test('stop words are not indexed', () => {
    expect(lexemes('Бумага для и в А')).toEqual(['бумаг'])
    expect(lexemes('және үшін')).toEqual([])
  })

  test('a unit that belongs to the number before it does not join the number after it', () => {
    expect(lexemes('0,4 кВ 630')).not.toContain('kb630')
  })
})

test('every term has a lexeme and a position inside the text, whatever the text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      for (const { lexeme, start, end } of analyse(text)) {
        expect(lexeme).not.toBe('')
        expect(lexeme.length).toBeLessThanOrEqual(130)
        expect(0 <= start && start < end && end <= text.length).toBe(true)
      }
    }),
  )
})

test('the same words in another case and order have the same lexemes', () => {
  const word = fc.constantFrom('кабель', 'құбыры', 'CF283A', 'веб-сайт', 'шиналар', 'paper', '5 мл')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const sorted = (text: string) => [...new Set(lexemes(text))].toSorted()
      expect(sorted(words.toReversed().join(', ').toUpperCase())).toEqual(sorted(words.join(', ')))
    }),
  )
})
