// The papers that the demo's company needs again and again.
import { toKazakhstanDay } from '@tendertap/domain/clock'
import type { DocumentCategory } from '@tendertap/domain/company-documents/company-documents'
import { DAY } from './calendar.ts'

export interface DemoCompanyDocument {
  title: string
  category: DocumentCategory
  fileName: string
  /** the last day, '2026-11-30'; null: without a term */
  validUntil: string | null
  /** the entry of the checklist for which lots use it */
  usedFor: string | null
  /** what the file says */
  lines: readonly string[]
}

const COMPANY = 'ТОО «Алтын Кереге Снаб», БИН 190340098762'

/** `deadline`: of the lot that the certificate of no debt does not last for. */
export function makeCompanyDocuments(deadline: Date, startedAt: Date): DemoCompanyDocument[] {
  const inDays = (days: number) => toKazakhstanDay(new Date(startedAt.getTime() + days * DAY))
  const dayBefore = toKazakhstanDay(new Date(deadline.getTime() - DAY))
  return [
    {
      title: 'Справка об отсутствии налоговой задолженности',
      category: 'tax_certificate',
      fileName: 'Справка КГД.pdf',
      validUntil: [dayBefore, inDays(3)].toSorted()[0] ?? null,
      usedFor: 'tax_certificate',
      lines: ['Сведения об отсутствии налоговой задолженности', COMPANY, 'Задолженности нет.'],
    },
    {
      title: 'Лицензия на монтаж слаботочных систем',
      category: 'licence',
      fileName: 'Лицензия.pdf',
      validUntil: inDays(3 * 365),
      usedFor: 'permits',
      lines: ['Лицензия', COMPANY, 'Монтаж слаботочных систем.'],
    },
    {
      title: 'Доверенность на подписание заявок',
      category: 'power_of_attorney',
      fileName: 'Доверенность.pdf',
      validUntil: inDays(24),
      usedFor: null,
      lines: ['Доверенность', COMPANY, 'Байзаков Ернар Талгатулы подписывает заявки на участие в закупках.'],
    },
    {
      title: 'Свидетельство о регистрации компании',
      category: 'other',
      fileName: 'Свидетельство о регистрации.pdf',
      validUntil: null,
      usedFor: null,
      lines: ['Справка о государственной регистрации', COMPANY],
    },
  ]
}
