import { describe, expect, test } from 'vitest'
import { texts as en } from '../../../i18n/en/lots.ts'
import { texts as ru } from '../../../i18n/ru/lots.ts'
import { translateDocumentType, translateMethod, translateStatus } from './lot-words.ts'

describe('words of the portals', () => {
  test('known ones are translated into the person’s language', () => {
    expect(translateStatus(en, 'Опубликован')).toBe('Published')
    expect(translateMethod(en, 'Запрос ценовых предложений')).toBe('Request for quotations')
    expect(translateDocumentType(en, 'Проект договора')).toBe('Draft contract')
  })

  test('the specification’s alias is the same method', () => {
    expect(translateMethod(ru, 'Из одного источника')).toBe('Закуп из одного источника')
  })

  test('unknown ones have no translation', () => {
    expect(translateStatus(en, 'Отправлен в архив')).toBeNull()
    expect(translateMethod(en, 'Новый способ')).toBeNull()
    expect(translateMethod(en, 'constructor')).toBeNull()
    expect(translateStatus(en, 'constructor')).toBeNull()
  })
})
