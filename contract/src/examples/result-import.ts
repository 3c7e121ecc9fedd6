import type { resultImport } from '../calls/result-import.ts'
import type { Output } from '../calls/index.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const { lotId, tenderId, resultImportId } = STAND_INS

const rows = [
  {
    line: 2,
    lotNumber: '71843205-ЗЦП1',
    tenderNumber: '11830471-1',
    lotName: 'Бумага для офисного оборудования, формат А4',
    customer: 'КГУ «Школа-лицей № 17»',
    plannedAmount: '1 240 000',
    offerPrice: '1 115 000',
    outcome: 'Проиграли',
    finalAmount: '1 090 000,50',
    winner: 'ТОО «Дала Трейд»',
    lossReason: 'По цене',
    decidedOn: '04.03.2026',
  },
  { line: 3, lotName: 'Картриджи', customer: 'АО «Сети»', outcome: 'в работе', decidedOn: '11.03.2026' },
]

const entry: Output<'resultImport/import'> = {
  id: resultImportId,
  fileName: 'Результаты 2025.xlsx',
  importedAt: '2026-11-18T06:20:00.000Z',
  importedBy: 'Айгерим Жолова',
  imported: 1,
  matched: 1,
  undoneAt: null,
  undoneBy: null,
}

export const resultImportExamples: Examples<keyof typeof resultImport> = {
  'resultImport/getTemplate': [{ input: { language: 'ru' }, output: {} }],
  'resultImport/preview': [
    {
      input: { rows },
      output: {
        rows: [
          {
            line: 2,
            lot: { lotId, TenderId: tenderId, contractNumber: '71843205-ЗЦП1' },
            problems: [],
            stored: {
              lotNumber: '71843205-ЗЦП1',
              lotName: 'Бумага для офисного оборудования, формат А4',
              customerName: 'КГУ «Школа-лицей № 17»',
              plannedAmount: 1_240_000,
              offerPrice: 1_115_000,
              outcome: 'lost',
              finalAmount: 1_090_000.5,
              winnerCompany: 'ТОО «Дала Трейд»',
              lossReason: 'price',
              decidedOn: '2026-03-04',
            },
          },
          {
            line: 3,
            lot: null,
            problems: [{ problem: 'outcome_unknown', column: 'outcome', line: null }],
            stored: null,
          },
        ],
      },
    },
  ],
  'resultImport/import': [{ input: { fileName: entry.fileName, rows }, output: entry }],
  'resultImport/listImports': [{ input: {}, output: { imports: [entry] } }],
  'resultImport/undoImport': [{ input: { id: resultImportId }, output: {} }],
}
