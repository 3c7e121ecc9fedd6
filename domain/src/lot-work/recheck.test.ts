import { describe, expect, test } from 'vitest'
import type { ChangedDocument } from '../tenders/changes.ts'
import type { ChecklistEntry } from './checklist.ts'
import { DEFAULT_CHECKLIST } from './default-checklist.ts'
import { listEntriesToRecheck, namesDocument } from './recheck.ts'

const collected: ChecklistEntry[] = DEFAULT_CHECKLIST.map((entry) => ({ ...entry, collected: true }))
const entry = (descriptionRu: string): ChecklistEntry => ({
  key: 'added_1',
  descriptionRu,
  required: true,
  collected: true,
})
const documents = (...types: string[]): { documents: ChangedDocument[] } => ({
  documents: types.map((type) => ({ type, name: 'файл.pdf' })),
})
const replaced = (...types: string[]) =>
  ({ kind: 'documents', before: documents(...types), after: documents(...types) }) as const

describe('the document on the portal concerns the entry that names its type', () => {
  test.each([
    'Техническая спецификация',
    'Приложение 13 (Техническая спецификация закупаемых товаров)',
    'Дополнительные файлы для тех. спецификации',
    'ТЕХНИЧЕСКАЯ СПЕЦИФИКАЦИЯ',
    'Техническое задание',
    'Техникалық ерекшелік',
  ])('%s: the technical specification', (type) => {
    expect(listEntriesToRecheck(replaced(type), collected)).toEqual(['technical_specification'])
  })

  test('qualification requirements: the proof of qualification', () => {
    expect(listEntriesToRecheck(replaced('Квалификационные требования'), collected)).toEqual(['qualification'])
  })

  test.each([
    'Проект договора',
    'Конкурсная документация',
    'Перечень лотов',
    'Протокол итогов',
    'Документы',
    'Прочее',
    '',
  ])('«%s»: none of the usual ones', (type) => {
    expect(listEntriesToRecheck(replaced(type), collected)).toEqual([])
  })

  test('an entry that somebody added, in any case and number', () => {
    expect(namesDocument(entry('Подписанный проект договора'), { type: 'Проекты договоров' })).toBe(true)
    expect(namesDocument(entry('Проект сметы'), { type: 'Проект договора' })).toBe(false)
  })

  test('never the price', () => {
    expect(
      namesDocument({ ...entry('Техническая спецификация'), key: 'price' }, { type: 'Техническая спецификация' }),
    ).toBe(false)
  })
})

test('a document that is removed or new concerns the entry as well', () => {
  const [type, none] = [documents('Техническая спецификация'), documents()]
  expect(listEntriesToRecheck({ kind: 'documents', before: type, after: none }, collected)).toEqual([
    'technical_specification',
  ])
  expect(listEntriesToRecheck({ kind: 'documents', before: none, after: type }, collected)).toEqual([
    'technical_specification',
  ])
})

test('what is not collected yet needs no second look', () => {
  const docs = collected.map((doc) => ({ ...doc, collected: false }))
  expect(listEntriesToRecheck(replaced('Техническая спецификация'), docs)).toEqual([])
})

test('another amount concerns the bid security, and no other kind of change any entry', () => {
  const change = { before: { amount: '1.00' }, after: { amount: '2.00' } }
  expect(listEntriesToRecheck({ kind: 'amount', ...change }, collected)).toEqual(['bid_security'])
  expect(listEntriesToRecheck({ kind: 'deadline', ...change }, collected)).toEqual([])
})
