import { describe, expect, test } from 'vitest'
import { texts as en } from '../../../i18n/en/lots.ts'
import { texts as ru } from '../../../i18n/ru/lots.ts'
import { documentTypeWord, methodWord, statusWord } from './lot-words.ts'

describe('words of the portals', () => {
  test('known ones are named in the person’s language', () => {
    expect(statusWord(en, 'Опубликован')).toBe('Published')
    expect(methodWord(en, 'Запрос ценовых предложений')).toBe('Request for quotations')
    expect(documentTypeWord(en, 'Проект договора')).toBe('Draft contract')
  })

  test('the specification’s alias is the same method', () => {
    expect(methodWord(ru, 'Из одного источника')).toBe('Закуп из одного источника')
  })

  test('for unknown ones we have none', () => {
    expect(statusWord(en, 'Приостановлен')).toBeNull()
    expect(methodWord(en, 'Электронный магазин')).toBeNull()
    expect(statusWord(en, 'constructor')).toBeNull()
  })
})
