import { describe, expect, test } from 'vitest'
import { toFoldedKey } from './folded-form.ts'
import { findFoldedForm, listOtherSpellings } from './folded-spelling.ts'

describe('all forms of a Kazakh word, with and without its letters, have one folded key', () => {
  test.each([
    'қағаз кагаз қағазы қағазды кагаздын қағаздар',
    'көмір комир көмірдің комирдин көмірді комирге көмірмен',
    'құрылыс курылыс құрылыстың курылыстын құрылыстар',
    'жиһаз жихаз жиһазды жихаздар',
    'сорғы соргы сорғылар соргылар сорғысы соргысы сорғылардың',
    'кітап китап кітабы китабы кітаптар китаптары',
    'жүйе жуйе жүйесі жуйеси жүйелерін жуйелерин',
    'дәрі дари дәрілер дарилердин',
    'күзет кузет күзетті кузеттин',
    'үстел устел үстелі устелдер',
    'жабдық жабдык жабдығы жабдыктар',
    'ғимарат гимарат ғимараттың гимаратын',
  ])('%s', (forms) => {
    expect(new Set(forms.split(' ').map(toFoldedKey))).toHaveProperty('size', 1)
  })
})

const form = (text: string, lots: number) => ({ form: text, lexeme: text, lots })

describe('a word that no lot has', () => {
  test('is the form with the same letters, even if another form is in more lots', () => {
    expect(findFoldedForm('комирди', [form('көмірдің', 90), form('көмірді', 2)])).toBe('көмірді')
  })

  test('is otherwise a form with the same key, the one in most lots', () => {
    expect(findFoldedForm('комирдин', [form('көмірге', 2), form('көмір', 90)])).toBe('көмір')
  })

  test('may have been typed with Kazakh letters where the catalogue has none', () => {
    expect(findFoldedForm('қартоп', [form('картоп', 3)])).toBe('картоп')
  })

  test('is not a Russian word with another ending', () => {
    expect(findFoldedForm('кранда', [form('кран', 300)])).toBeNull()
  })
})

describe('a word that some lots have', () => {
  test('has other spellings if more lots have them', () => {
    expect(listOtherSpellings('комир', 3, [form('көмір', 90), form('көмірі', 90), form('комір', 1)])).toEqual([
      form('көмір', 90),
    ])
  })

  test('is no spelling of itself', () => {
    expect(listOtherSpellings('бумага', 3, [form('бумага', 900)])).toEqual([])
  })
})
