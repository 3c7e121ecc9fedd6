import { toKazakhstanDay } from '@tendertap/domain/clock'
import type { Language } from '@tendertap/domain/languages'
import { COLUMNS, getHeading, isAmountColumn, type Column } from '@tendertap/domain/result-import/columns'
import { WORK_WORDS } from '@tendertap/domain/words/work/all'
import type { FileAnswer } from '../../http/file-answer.ts'
import { toWorkbook, type Sheet, type Workbook } from '../../spreadsheets/workbook.ts'

const NAMES: Readonly<
  Record<Language, { file: string; example: string; lot: string; otherLot: string; customer: string; winner: string }>
> = {
  ru: {
    file: 'Прошлые результаты',
    example: 'Пример',
    lot: 'Бумага для офисной техники, А4',
    otherLot: 'Картриджи для принтеров',
    customer: 'КГУ «Школа № 1»',
    winner: 'ТОО «Другая компания»',
  },
  kz: {
    file: 'Бұрынғы нәтижелер',
    example: 'Мысал',
    lot: 'Кеңсе техникасына арналған қағаз, А4',
    otherLot: 'Принтерге арналған картридждер',
    customer: '«№ 1 мектеп» КММ',
    winner: '«Басқа компания» ЖШС',
  },
  en: {
    file: 'Past results',
    example: 'Example',
    lot: 'Paper for office machines, A4',
    otherLot: 'Printer cartridges',
    customer: 'School No. 1',
    winner: 'Another Company LLP',
  },
}

type Line = Partial<Record<Column, string | number>>

/** A lot that was won, and one that was lost. */
function listExamples(language: Language): Line[] {
  const day = toKazakhstanDay(new Date())
  const { lot, otherLot, customer, winner } = NAMES[language]
  const { outcomes, lossReasons } = WORK_WORDS[language]
  return [
    {
      lotNumber: '00000001-ЗЦП1',
      tenderNumber: '0000001-1',
      lotName: lot,
      customer,
      plannedAmount: 1_200_000,
      offerPrice: 1_100_000,
      outcome: outcomes.won,
      finalAmount: 1_100_000,
      decidedOn: day,
    },
    {
      lotNumber: '00000002-ЗЦП1',
      tenderNumber: '0000002-1',
      lotName: otherLot,
      customer,
      plannedAmount: 500_000,
      offerPrice: 480_000,
      outcome: outcomes.lost,
      finalAmount: 450_000,
      winner,
      lossReason: lossReasons.price,
      decidedOn: day,
    },
  ]
}

/** An empty table, and behind it the same one filled in: an import reads the first table of a file. */
export function makeTemplate(language: Language): FileAnswer {
  const { file, example } = NAMES[language]
  return toWorkbook(file, [makeSheet(file, language, []), makeSheet(example, language, listExamples(language))])
}

/** A file with nothing but the example, for the picture in the guide. */
export function makeExample(language: Language): Workbook {
  const { file, example } = NAMES[language]
  return toWorkbook(file, [makeSheet(example, language, listExamples(language))])
}

function makeSheet(name: string, language: Language, rows: readonly Line[]): Sheet {
  return {
    name,
    columns: COLUMNS.map((column) => ({
      title: getHeading(column, language),
      type: isAmountColumn(column) ? 'money' : column === 'decidedOn' ? 'date' : 'text',
      width: column === 'lotName' || column === 'customer' || column === 'winner' ? 36 : 18,
    })),
    rows: rows.map((row) => COLUMNS.map((column) => row[column] ?? null)),
  }
}
