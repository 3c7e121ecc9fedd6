import { describe, expect, test } from 'vitest'
import { ANALYTICS_WORDS } from '../words/analytics/all.ts'
import { WORDS } from '../words/all.ts'
import { createNames } from './names.ts'

const names = createNames('kz', { ...WORDS.kz, ...ANALYTICS_WORDS.kz })
const paper = { group: '170014', nameRu: 'Бумага офисная', nameKz: 'Кеңсе қағазы' }

describe('a name', () => {
  test('is in the language of the person where there is one', () => {
    expect(names.division('05')).toEqual({ text: 'Көмір', language: 'kz' })
    expect(names.region('75')).toEqual({ text: 'Алматы қ.', language: 'kz' })
    expect(names.group(paper)).toEqual({ text: 'Кеңсе қағазы', language: 'kz' })
    expect(names.group({ ...paper, nameKz: null })).toEqual({ text: 'Бумага офисная', language: 'ru' })
    expect(names.company({ nameRu: 'Школа', nameKz: null, nameEn: 'School' })).toEqual({
      text: 'Школа',
      language: 'ru',
    })
  })

  test('of a code that nobody knows is the code', () => {
    expect(names.division('98').text).not.toBe('98')
    expect(names.division('04').text).toBe('04')
    expect(names.region('99').text).toBe('99')
    expect(names.source('new').text).toBe('new')
    expect(names.method('Новый способ')).toEqual({ text: 'Новый способ', language: 'ru' })
    expect(names.group({ ...paper, nameRu: null, nameKz: null }).text).toBe('170014 тобы')
  })

  test('says that a portal gives none', () => {
    for (const name of [names.division(''), names.region(''), names.method(''), names.group({ ...paper, group: '' })])
      expect(name).toEqual({ text: 'Көрсетілмеген', language: 'kz' })
  })
})
