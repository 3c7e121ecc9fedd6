// What a page of a dossier is put together from, and how it looks.
import type { Content, DocumentDefinition, TableCell, TableLayout } from 'pdfmake/js/index.js'

export const GREY = '#5b6672'
export const LINK_BLUE = '#0b5cad'
const INK = '#16202b'
const LINE = '#d5dbe1'

export const DEFAULT_STYLE: DocumentDefinition['defaultStyle'] = {
  font: 'Roboto',
  fontSize: 9.5,
  lineHeight: 1.2,
  color: INK,
}

export const STYLES: DocumentDefinition['styles'] = {
  title: { fontSize: 17, bold: true, margin: [0, 0, 0, 4] },
  section: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
  hash: { fontSize: 7, color: GREY },
}

export const heading = (title: string): Content => ({ text: title, style: 'section', headlineLevel: 1 })

export const note = (text: string): Content => ({ text, color: GREY, margin: [0, 2, 0, 0] })

/** Rows of a label and its value. */
export const labelled = (body: readonly TableCell[][]): Content[] =>
  body.length === 0 ? [] : [{ table: { widths: [140, '*'], body }, layout: 'facts' }]

/** No `dontBreakRows`: a row that is taller than a page would not be printed at all. */
export const ruled = (widths: readonly (number | '*')[], heads: readonly string[], rows: TableCell[][]): Content => ({
  table: { headerRows: 1, widths, body: [heads.map((text) => ({ text, color: GREY })), ...rows] },
  layout: 'rows',
})

const noLine = () => 0
const hairline = () => 0.5

/** The ways in which the tables of a dossier are ruled. */
export const TABLE_LAYOUTS: Record<'facts' | 'rows', TableLayout> = {
  facts: {
    hLineWidth: noLine,
    vLineWidth: noLine,
    paddingLeft: noLine,
    paddingRight: () => 8,
    paddingTop: () => 1.5,
    paddingBottom: () => 1.5,
  },
  rows: {
    hLineWidth: (index: number) => (index === 0 ? 0 : hairline()),
    vLineWidth: noLine,
    hLineColor: () => LINE,
    paddingLeft: noLine,
    paddingRight: () => 10,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
}
