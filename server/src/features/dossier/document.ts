// A dossier as pdfmake prints it. Nothing in it names a file or an image.
import { formatDateTime } from '@tendertap/domain/clock'
import { getLocale } from '@tendertap/domain/languages'
import type { DocumentDefinition } from 'pdfmake/js/index.js'
import type { Dossier } from './facts.ts'
import { DEFAULT_STYLE, GREY, note, STYLES } from './pieces.ts'
import { describeDescription, describeDocuments, describeLot, describeTender } from './sections/purchase.ts'
import { describeResult } from './sections/result.ts'
import { describeVotes, describeWork } from './sections/work.ts'
import { createWriter } from './writer.ts'

export function layOut(dossier: Dossier): DocumentDefinition {
  const { lot, madeAt, madeBy, company, language } = dossier
  const writer = createWriter(language, lot.amount)
  const { texts, line, join, pick } = writer
  const title = line(join(texts.title, lot.contractNumber) ?? texts.title)
  return {
    pageSize: 'A4',
    pageMargins: [48, 56, 48, 56],
    language: getLocale(language),
    info: { title, author: line(company), creator: 'Tendertap', creationDate: madeAt },
    defaultStyle: DEFAULT_STYLE,
    styles: STYLES,
    header: { text: title, color: GREY, fontSize: 8, margin: [48, 28, 48, 0] },
    footer: (page, pages) => ({
      columns: [
        { text: texts.made(formatDateTime(madeAt), line(join(madeBy, company) ?? '')), width: '*' },
        { text: texts.page(page, pages), alignment: 'right', width: 60 },
      ],
      color: GREY,
      fontSize: 8,
      margin: [48, 16, 48, 0],
    }),
    // a heading never stands alone at the end of a page
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel === 1 && nodes.getFollowingNodesOnPage().length < 3 && nodes.getNodesOnNextPage().length > 0,
    content: [
      { text: line(pick(lot, 'name') ?? ''), style: 'title' },
      note(line(join(lot.contractNumber, lot.Tender.code) ?? '')),
      ...describeLot(dossier, writer),
      ...describeTender(dossier, writer),
      ...describeDescription(dossier, writer),
      ...describeDocuments(dossier, writer),
      ...describeVotes(dossier, writer),
      ...describeWork(dossier, writer),
      ...describeResult(dossier, writer),
    ],
  }
}
