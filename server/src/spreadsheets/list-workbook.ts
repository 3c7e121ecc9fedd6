// A list as a workbook: the ids of its rows are known, and the rows are read page by page while the file is sent.
import { toKazakhstanDay } from '@tendertap/domain/clock'
import { getLocale, type Language } from '@tendertap/domain/languages'
import { toWorkbook, type Column, type Row, type Sheet, type Workbook } from './workbook.ts'

/** of a workbook with few rows */
const EMPTY_BYTES = 3_000
const PAGE = 500

export interface ListToWrite {
  name: string
  lang: Language
  columns: readonly Column[]
  ids: readonly number[]
  /** the list has more rows than ids */
  hasMore: boolean
  /** `50 000 лотов`; the number alone where the rows have no noun */
  count?: (rows: number, shown: string) => string
  /** of a row, compressed */
  rowBytes: number
  /** in a scope of its own, which begins with the person's rights */
  readPage(ids: readonly number[]): Promise<readonly Row[]>
}

export function toListWorkbook({
  name,
  lang,
  columns,
  ids,
  hasMore,
  count,
  rowBytes,
  readPage,
}: ListToWrite): Workbook {
  return {
    ...toWorkbook(addDay(name), [
      { name, columns, rows: readRows(ids, readPage) },
      ...(hasMore ? [describeCut(lang, ids.length, count)] : []),
    ]),
    estimatedBytes: EMPTY_BYTES + ids.length * rowBytes,
  }
}

async function* readRows(ids: readonly number[], readPage: ListToWrite['readPage']): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += PAGE) yield* await readPage(ids.slice(from, from + PAGE))
}

/** `Все лоты 2026-11-18` */
export const addDay = (name: string) => `${name} ${toKazakhstanDay(new Date())}`

interface CutTexts {
  /** the sheet of a list that was cut */
  cut: string
  /** `rows` is a number, with its noun where it has one */
  cutAt(rows: string): string
}

const TEXTS: Readonly<Record<Language, CutTexts>> = {
  ru: {
    cut: 'Не все строки',
    cutAt: (rows) => `В файле только начало списка: ${rows}. Чтобы выгрузить остальное, уточните фильтр.`,
  },
  kz: {
    cut: 'Барлық жол емес',
    cutAt: (rows) => `Файлда тізімнің басы ғана бар: ${rows}. Қалғанын жүктеу үшін сүзгіні нақтылаңыз.`,
  },
  en: {
    cut: 'Not all rows',
    cutAt: (rows) => `The file holds only the beginning of the list: ${rows}. Narrow the filter to save the rest.`,
  },
}

/** Tells whoever opens the file that it does not hold everything. */
export function describeCut(lang: Language, rows: number, count: ListToWrite['count'] = (_, shown) => shown): Sheet {
  const { cut, cutAt } = TEXTS[lang]
  const title = cutAt(count(rows, rows.toLocaleString(getLocale(lang))))
  return { name: cut, columns: [{ title, type: 'text', width: 100 }], rows: [] }
}
