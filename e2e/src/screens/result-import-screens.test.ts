// The import of past results: choosing a file, what becomes of its lines, a file that cannot be imported, the undo.
import type { Output } from '@tendertap/contract/calls/index'
import { resultImportExamples } from '@tendertap/contract/examples/result-import'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { aSheet, type Row as SheetRow } from '../sheets.ts'
import { answer, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { withProfiles } from './matching-answers.ts'

type Row = Output<'resultImport/preview'>['rows'][number]

const [{ output: entry }] = resultImportExamples['resultImport/import']
const IMPORTS = [
  { ...entry, imported: 1_248, matched: 903 },
  {
    ...entry,
    id: entry.id.replace(/.$/, 'f'),
    fileName: 'Реестр закупок отдела за 2024 год, исправленный и дополненный.xlsx',
    imported: 97,
    undoneAt: '2026-11-17T09:00:00.000Z',
    undoneBy: 'Данияр Сеитов',
  },
]

const SHEET: SheetRow[] = [
  [
    '71843205-ЗЦП1',
    'Бумага для офисного оборудования, формат А4, плотность 80 г/м²',
    'КГУ «Школа-лицей № 17» управления образования города Алматы',
    'Проиграли',
    1_090_000.5,
    '2026-03-04',
  ],
  ['71843206-ЗЦП1', 'Картриджи для лазерных принтеров', 'АО «Сети»', 'в работе', null, '2026-03-11'],
  [
    '71843205-ЗЦП1',
    'Бумага для офисного оборудования',
    'КГУ «Школа-лицей № 17»',
    'Проиграли',
    1_090_000.5,
    '2026-03-04',
  ],
  ['70011408-ОК1', 'Мебель для актового зала', 'ГУ «Аппарат акима»', 'Выиграли', 18_400_000, '2026-02-02'],
  ['70011409-ОК1', 'Қызмет көрсету', 'КММ «Қарағанды облысының білім басқармасы»', 'Отменена', null, '2025-12-30'],
]

const stored = (index: number, changes: Partial<NonNullable<Row['stored']>>): Row['stored'] => {
  const [lotNumber, lotName, customerName, , finalAmount, decidedOn] = SHEET[index] as unknown as [
    string,
    string,
    string,
    string,
    number | null,
    string,
  ]
  return {
    lotNumber,
    lotName,
    customerName,
    plannedAmount: 18_950_000,
    offerPrice: 18_400_000,
    outcome: 'lost',
    finalAmount,
    winnerCompany: 'ТОО «Дала Трейд»',
    lossReason: null,
    decidedOn,
    ...changes,
  }
}
const lot = (contractNumber: string) => ({ lotId: 1, TenderId: 2, contractNumber })

const PREVIEW: Row[] = [
  {
    line: 2,
    lot: lot('71843205-ЗЦП1'),
    problems: [{ problem: 'reason_unknown', column: 'lossReason', line: null }],
    stored: stored(0, {}),
  },
  {
    line: 3,
    lot: null,
    problems: [
      { problem: 'outcome_unknown', column: 'outcome', line: null },
      { problem: 'amount_unknown', column: 'plannedAmount', line: null },
    ],
    stored: null,
  },
  { line: 4, lot: null, problems: [{ problem: 'duplicate_in_file', column: null, line: 2 }], stored: null },
  { line: 5, lot: lot('70011408-ОК1'), problems: [], stored: stored(3, { outcome: 'won' }) },
  { line: 6, lot: null, problems: [], stored: stored(4, { outcome: 'cancelled', winnerCompany: null }) },
]

async function open(page: Page, texts: Texts, answers: Answers, imports: unknown[] = IMPORTS): Promise<void> {
  answers.set('me/getMe', { change: withProfiles(0, ['manager']) })
  answers.set('resultImport/listImports', answer(200, { imports }))
  answers.set('resultImport/preview', answer(200, { rows: PREVIEW }))
  await page.goto('/past-results')
  await page.getByText(texts['result-import'].drop).waitFor()
}

async function choose(page: Page, rows: readonly SheetRow[] | null): Promise<void> {
  const file = rows
    ? aSheet('Результаты 2025.xlsx', rows, ['Кто вёл лот', 'Примечание'])
    : { name: 'Результаты.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('no sheet') }
  await page.locator('input[type=file]').setInputFiles(file)
}

type Show = (page: Page, texts: Texts, answers: Answers) => Promise<void>
const screen = (name: string, show: Show) => ({ name, who: 'person' as const, open: show })

checkScreens([
  screen('past-results', (page, texts, answers) => open(page, texts, answers)),
  screen('past-results-empty', async (page, texts, answers) => {
    await open(page, texts, answers, [])
    await page.getByText(texts['result-import'].imports.empty).waitFor()
  }),
  screen('past-results-preview', async (page, texts, answers) => {
    await open(page, texts, answers)
    await choose(page, SHEET)
    await page.locator('[data-line="6"]').waitFor()
  }),
  screen('past-results-no-sheet', async (page, texts, answers) => {
    await open(page, texts, answers)
    await choose(page, null)
    await page.getByRole('alert').waitFor()
  }),
  screen('past-results-undo', async (page, texts, answers) => {
    await open(page, texts, answers)
    await page.getByRole('button', { name: texts['result-import'].imports.undo }).first().click()
    await page.getByRole('dialog').waitFor()
  }),
])
