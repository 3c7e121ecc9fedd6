import { describe, expect, test } from 'vitest'
import { findWords } from './find-words.ts'

const mark = (text: string, ...phrases: string[]) => findWords(text, phrases).map(([from, to]) => text.slice(from, to))

describe('the words in a document', () => {
  test('are found in any form', () => {
    expect(mark('Поставка картриджей и Картриджа', 'картридж')).toEqual(['картриджей', 'Картриджа'])
    expect(mark('сервера, серверный шкаф', 'сервер')).toEqual(['сервера', 'серверный'])
    expect(mark('Мұғалімдерге арналған кітаптар', 'кітап')).toEqual(['кітаптар'])
  })

  test('are no longer words that only begin alike', () => {
    expect(mark('картографирование', 'картридж')).toEqual([])
    expect(mark('бумагопроизводящий', 'бумага')).toEqual([])
  })

  test('of a phrase follow one another', () => {
    expect(mark('Бумага для офисной техники; бумага\nофисная', 'бумага офисная')).toEqual(['бумага\nофисная'])
  })

  test('may be written with Ё or without', () => {
    expect(mark('зелёный, зеленый', 'зелёный')).toEqual(['зелёный', 'зеленый'])
  })

  test('that are too short mark nothing', () => {
    expect(mark('и на по', 'на', '', '«»')).toEqual([])
  })
})
