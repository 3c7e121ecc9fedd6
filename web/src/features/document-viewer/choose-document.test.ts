import { lot } from '@tendertap/contract/examples/lot'
import { describe, expect, test } from 'vitest'
import type { LotDocument } from '../lots/lot.ts'
import { chooseDocument } from './choose-document.ts'

const [example] = lot.documents
if (!example) throw new Error('The example has no documents')
const stored: LotDocument = { ...example, state: 'stored', documentType: null }
const file = (originalFileName: string, fields: Partial<LotDocument> = {}): LotDocument => ({
  ...stored,
  originalFileName,
  ...fields,
})
const choose = (...documents: LotDocument[]) => chooseDocument(documents)?.originalFileName

describe('the document that is shown first', () => {
  test.each([
    'Техническая спецификация.pdf',
    'Тех. задание.pdf',
    'ТЗ_лот 1.pdf',
    'Техникалық ерекшелік.pdf',
    'техспецификация (рус).pdf',
  ])('is %s', (name) => {
    expect(choose(file('Проект договора.pdf'), file(name), file('Приложение 3.pdf'))).toBe(name)
  })

  test('may say so only in its type', () => {
    const typed = file('1.pdf', { documentType: 'Техническая спецификация' })
    expect(choose(file('Договор.pdf'), typed)).toBe('1.pdf')
  })

  test('is rather a specification that can be shown', () => {
    expect(choose(file('ТЗ.docx'), file('ТЗ.pdf'))).toBe('ТЗ.pdf')
    expect(choose(file('ТЗ.docx'), file('Договор.pdf'))).toBe('ТЗ.docx')
  })

  test('is never one that the portal does not give, if there is another', () => {
    expect(choose(file('ТЗ.pdf', { state: 'unavailable' }), file('Договор.docx'))).toBe('Договор.docx')
  })

  test('is none where there are no documents', () => {
    expect(choose()).toBeUndefined()
  })
})
