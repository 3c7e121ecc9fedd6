// How the facts of a dossier are written in its language. Every text of a portal or of a person goes through `line` or
// `paragraph`.
import { formatDateTime } from '@tendertap/domain/clock'
import { pickText, type Language } from '@tendertap/domain/languages'
import { calculateShareOfPlanned, formatTenge } from '@tendertap/domain/money'
import { WORDS } from '@tendertap/domain/words/all'
import { formatNumber } from '@tendertap/domain/words/number'
import { WORK_WORDS } from '@tendertap/domain/words/work/all'
import type { Content, TableCell } from 'pdfmake/js/index.js'
import type { Dossier } from './facts.ts'
import { GREY, labelled, LINK_BLUE, note, ruled } from './pieces.ts'
import { toPrintable, toSafeLink } from './printable.ts'
import { DOSSIER_TEXTS } from './texts.ts'

const MAX_LINE = 500
const MAX_ROWS = 300

/** A label and its value; without a value the fact is left out. */
export type Fact = readonly [label: string, value: string | TableCell | null]

/** The widths of the columns of a table; the last rows of a long one are only counted. */
interface Table {
  widths: (number | '*')[]
  heads: string[]
  rows: TableCell[][]
}

export type Writer = ReturnType<typeof createWriter>

export function createWriter(language: Language, plannedAmount: Dossier['lot']['amount']) {
  const texts = DOSSIER_TEXTS[language]
  const words = WORDS[language]
  const paragraph = (value: string, maxLength: number) => toPrintable(value, maxLength, texts.currency)
  const line = (value: string) => paragraph(value, MAX_LINE)
  return {
    language,
    texts,
    words,
    workWords: WORK_WORDS[language],
    paragraph,
    line,
    /** The text of a field that there is in three languages, each under the field's name with its ending. */
    pick(from: object, field: string): string | null {
      const read = (ending: string) => ((from as Record<string, unknown>)[`${field}${ending}`] ?? null) as string | null
      return pickText({ ru: read('Ru'), kz: read('Kz'), en: read('En') }, language)
    },
    join: (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' · ') || null,
    money: (amount: string | number | null) => (amount === null ? null : formatTenge(amount)),
    instant: (value: string | Date | null) => (value === null ? null : formatDateTime(value)),
    days: (value: number | null) => (value === null ? null : words.days(value, formatNumber(value))),
    shareOfPlanned(offer: string | number | null): string | null {
      const percent = calculateShareOfPlanned(offer, plannedAmount)
      return percent === null ? null : texts.shareOfPlanned(formatNumber(percent))
    },
    link(address: string | null): TableCell | null {
      const target = toSafeLink(address)
      return target === null ? null : { text: line(target), link: target, color: LINK_BLUE }
    },
    hash: (sha256: string | null | undefined) => (sha256 ? [{ text: `${texts.hash} ${sha256}`, style: 'hash' }] : []),
    facts: (facts: readonly Fact[]): Content[] =>
      labelled(
        facts.flatMap(([label, value]) => {
          if (value === null || value === '') return []
          return [[{ text: label, color: GREY }, typeof value === 'string' ? line(value) : value]]
        }),
      ),
    table: ({ widths, heads, rows }: Table): Content[] => [
      ruled(widths, heads, rows.slice(0, MAX_ROWS)),
      ...(rows.length > MAX_ROWS ? [note(texts.more(formatNumber(rows.length - MAX_ROWS)))] : []),
    ],
  }
}
