// The layout of a dossier: facts → the definition that pdfmake prints. Every text goes through `toPrintable`; nothing
// in it names a file or an image.
import type { Output } from '@tendertap/contract/calls/index'
import { formatDateTime, formatDay, toKazakhstanDay } from '@tendertap/domain/clock'
import { getLocale, pickText, type Language } from '@tendertap/domain/languages'
import { getOutcome } from '@tendertap/domain/lot-results/outcome'
import { LOT_ACTIONS } from '@tendertap/domain/lot-work/actions'
import { calculateShareOfPlanned, formatTenge } from '@tendertap/domain/money'
import { WORDS } from '@tendertap/domain/words/all'
import { formatNumber } from '@tendertap/domain/words/number'
import { formatUnit } from '@tendertap/domain/words/unit'
import { WORK_WORDS } from '@tendertap/domain/words/work/all'
import type { Content, DocumentDefinition, TableCell, TableLayout } from 'pdfmake/js/index.js'
import { toPrintable, toSafeLink } from './printable.ts'
import type { Award, PastResult } from './queries.ts'
import { DOSSIER_TEXTS } from './texts.ts'

type Lot = Output<'lots/getLots'>['data'][number]
type Work = Lot['LotsInProcessOfLot'][number]

export interface HashedDocument {
  type: string
  name: string
  /** hexadecimal; null: its bytes never came */
  sha256: string | null
  size: number | null
  storedAt: string | null
}

export interface Dossier {
  /** as the screens show it */
  lot: Omit<Lot, 'highlights' | 'foundInDocuments' | 'foundIn' | 'documentMatch'>
  documents: readonly HashedDocument[]
  /** of our own files on the documents of the work: hexadecimal, by the ids of the files */
  fileHashes: ReadonlyMap<string, string>
  awards: readonly Award[]
  pastResult: PastResult | undefined
  madeAt: Date
  /** who asked for it, and their company */
  madeBy: string
  company: string
  language: Language
}

const MAX_LINE = 500
const MAX_TEXT = 3_000
/** what people may write (lots/voteLot), and the reason before it */
const MAX_EXPLANATION = 5_100
const MAX_ROWS = 300

const INK = '#16202b'
const GREY = '#5b6672'
const LINE = '#d5dbe1'

/** The widths of the columns of a table; the last rows of a long one are only counted. */
interface Table {
  widths: (number | '*')[]
  heads: string[]
  rows: TableCell[][]
}

export function layOut(dossier: Dossier): DocumentDefinition {
  const { lot, documents, fileHashes, awards, pastResult, madeAt, madeBy, company, language } = dossier
  const texts = DOSSIER_TEXTS[language]
  const words = WORDS[language]
  const workWords = WORK_WORDS[language]
  const { Tender: tender } = lot
  const [work] = lot.LotsInProcessOfLot

  const prepare = (value: string, maxLength: number) => toPrintable(value, maxLength, texts.currency)
  const line = (value: string) => prepare(value, MAX_LINE)
  const pick = (from: object, field: string) => {
    const read = (ending: string) => ((from as Record<string, unknown>)[`${field}${ending}`] ?? null) as string | null
    return pickText({ ru: read('Ru'), kz: read('Kz'), en: read('En') }, language)
  }
  const money = (amount: string | number | null) => (amount === null ? null : formatTenge(amount))
  const instant = (value: string | Date | null) => (value === null ? null : formatDateTime(value))
  const days = (value: number | null) => (value === null ? null : words.days(value, formatNumber(value)))
  const share = (offer: string | number | null) => {
    const percent = calculateShareOfPlanned(offer, lot.amount)
    return percent === null ? null : texts.shareOfPlanned(formatNumber(percent))
  }
  const join = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' · ') || null

  const link = (address: string | null): TableCell | null => {
    const target = toSafeLink(address)
    return target === null ? null : { text: line(target), link: target, color: '#0b5cad' }
  }

  const section = (title: string): Content => ({ text: title, style: 'section', headlineLevel: 1 })
  const facts = (rows: readonly (readonly [string, string | TableCell | null])[]): Content[] => {
    const body = rows.flatMap(([label, value]) => {
      if (value === null || value === '') return []
      return [[{ text: label, color: GREY }, typeof value === 'string' ? line(value) : value]]
    })
    return body.length === 0 ? [] : [{ table: { widths: [140, '*'], body }, layout: 'facts' }]
  }
  const table = ({ widths, heads, rows }: Table): Content[] => [
    {
      table: {
        headerRows: 1,
        // no `dontBreakRows`: a row that is taller than a page would not be printed at all
        widths,
        body: [heads.map((text) => ({ text, color: GREY })), ...rows.slice(0, MAX_ROWS)],
      },
      layout: 'rows',
    },
    ...(rows.length > MAX_ROWS ? [note(texts.more(formatNumber(rows.length - MAX_ROWS)))] : []),
  ]
  const note = (text: string): Content => ({ text, color: GREY, margin: [0, 2, 0, 0] })

  const quantity = () => {
    if (lot.quantity === null) return null
    const unit = formatUnit(lot.quantity, lot.mkeiNameRu, language) ?? pick(lot, 'mkeiName') ?? ''
    return `${formatNumber(lot.quantity)} ${unit}`
  }
  const description = join(pick(lot, 'description'), pick(lot, 'additionalDescription'))?.replace(' · ', '\n\n')

  const hash = (sha256: string | null | undefined) =>
    sha256 ? [{ text: `${texts.hash} ${sha256}`, style: 'hash' }] : []
  const describeDocument = ({ type, name, sha256, size, storedAt }: HashedDocument): TableCell[] => {
    const known = words.documentTypes as Readonly<Record<string, string>>
    return [
      {
        stack: [
          line(name),
          { text: line(Object.hasOwn(known, type) ? (known[type] ?? type) : type), color: GREY },
          ...hash(sha256),
        ],
      },
      size === null ? '' : texts.kilobytes(formatNumber(Math.max(1, Math.round(size / 1024)))),
      instant(storedAt) ?? texts.notReceived,
    ]
  }

  const describeVote = ({ accepted, reason, description: explanation, createdAt, User }: Lot['Votes'][number]) => [
    line(User.fullName ?? ''),
    accepted ? texts.accepted : texts.rejected,
    prepare(join(reason && words.rejectReasons[reason], explanation) ?? '', MAX_EXPLANATION),
    formatDateTime(createdAt),
  ]

  const nameEntry = (entry: Work['docs'][number]) => pick(entry, 'description') ?? entry.key
  const describeStep = (docs: Work['docs'], { action, date, user, documentKey, fileName }: Work['meta'][number]) => {
    const known = LOT_ACTIONS.find((one) => one === action)
    const entry = docs.find(({ key }) => key === documentKey)
    const named = fileName ?? (entry ? nameEntry(entry) : (documentKey ?? '…'))
    const step = known ? workWords.actions[known].replace('{document}', () => named) : texts.unknownStep
    return [formatDateTime(date), line(step), line(user.fullName ?? '')]
  }

  const describeWork = (done: Work): Content[] => [
    section(texts.sections.work),
    ...facts([
      [texts.workStatus, workWords.statuses[done.status]],
      [texts.responsible, done.assignee?.fullName ?? null],
      [texts.offerPrice, join(money(done.offerPrice), share(done.offerPrice))],
    ]),
    ...(done.docs.length === 0
      ? []
      : [
          section(texts.sections.checklist),
          ...table({
            widths: ['*', 150],
            heads: [texts.document, texts.collected],
            rows: done.docs.map((entry) => [
              {
                stack: [
                  line(nameEntry(entry)),
                  ...(entry.required ? [{ text: texts.required, color: GREY }] : []),
                  ...entry.files.flatMap(({ name, fileId }) => [
                    { text: line(name), color: GREY },
                    ...hash(fileHashes.get(fileId)),
                  ]),
                ],
              },
              entry.collected
                ? { stack: [instant(entry.collectedAt) ?? '+', { text: line(entry.collectedBy ?? ''), color: GREY }] }
                : texts.notCollected,
            ]),
          }),
        ]),
    section(texts.sections.steps),
    ...table({
      widths: [90, '*', 130],
      heads: [texts.at, texts.step, texts.person],
      rows: done.meta.map((entry) => describeStep(done.docs, entry)),
    }),
  ]

  const describeOutcome = (
    outcome: keyof typeof workWords.outcomes,
    result: Pick<PastResult, 'winnerCompany' | 'lossReason'> & { finalAmount: string | number | null },
    decidedOn: string | null,
  ): [string, string | null][] => [
    [texts.outcome, workWords.outcomes[outcome]],
    [texts.finalAmount, join(money(result.finalAmount), share(result.finalAmount))],
    [texts.winner, result.winnerCompany],
    [texts.resultsDate, decidedOn && formatDay(decidedOn)],
    [texts.lossReason, result.lossReason && workWords.lossReasons[result.lossReason]],
  ]

  /** What the team recorded in its work, or else brought along as a sheet. */
  const describeOwnResult = (): Content[] => {
    const recorded = work?.resultInfo
    if (recorded) {
      const decidedOn = recorded.resultsDate && toKazakhstanDay(new Date(recorded.resultsDate))
      return facts(describeOutcome(getOutcome(recorded), recorded, decidedOn))
    }
    if (!pastResult) return [note(texts.noResult)]
    const { outcome, offerPrice, decidedOn, importedAt, importedBy } = pastResult
    return facts([
      [texts.offerPrice, join(money(offerPrice), share(offerPrice))],
      ...describeOutcome(outcome, pastResult, decidedOn),
      [texts.imported, join(instant(importedAt), importedBy)],
    ])
  }

  const describeAward = ({ supplier, amount, concludedAt }: Award): [string, string | null] => [
    texts.award,
    join(supplier, money(amount), instant(concludedAt)),
  ]

  const name = line(pick(lot, 'name') ?? '')
  const title = join(texts.title, lot.contractNumber) ?? texts.title
  return {
    pageSize: 'A4',
    pageMargins: [48, 56, 48, 56],
    language: getLocale(language),
    info: { title: line(title), author: line(company), creator: 'Tendertap', creationDate: madeAt },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2, color: INK },
    styles: {
      title: { fontSize: 17, bold: true, margin: [0, 0, 0, 4] },
      section: { fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
      hash: { fontSize: 7, color: GREY },
    },
    header: { text: line(title), color: GREY, fontSize: 8, margin: [48, 28, 48, 0] },
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
      { text: name, style: 'title' },
      note(join(lot.contractNumber && line(lot.contractNumber), line(tender.code)) ?? ''),
      section(texts.sections.lot),
      ...facts([
        [texts.customer, pick(lot, 'customer')],
        [texts.amount, money(lot.amount)],
        [texts.quantity, quantity()],
        [texts.status, lot.status && (words.status(lot.status) ?? lot.status)],
        [texts.withdrawn, instant(lot.withdrawnAt)],
        [texts.region, pick(lot, 'katoName')],
        [texts.deliveryAddress, pick(lot, 'deliveryAddress')],
        [texts.deliveryTerm, days(lot.deliveryTermDays)],
        [texts.contractTerm, days(lot.contractTermDays)],
        [texts.bidSecurity, lot.bidSecurityVolume === null ? null : texts.percent(formatNumber(lot.bidSecurityVolume))],
        [texts.localContent, lot.localContentMin === null ? null : texts.atLeast(formatNumber(lot.localContentMin))],
        [texts.ensTru, join(lot.ensTruCode, pick(lot, 'ensTruName'))],
        [texts.link, link(lot.url)],
      ]),
      section(texts.sections.tender),
      ...facts([
        [texts.tenderCode, tender.code],
        [texts.name, pick(tender, 'name')],
        [texts.source, words.sourceNames[lot.source] ?? lot.source],
        [texts.customer, join(pick(tender, 'customer'), tender.customerFullAddress)],
        [texts.method, tender.method && (words.method(tender.method) ?? tender.method)],
        [texts.published, instant(tender.publicationDate)],
        [texts.applicationStart, instant(tender.applicationStartAt)],
        [texts.applicationEnd, instant(tender.applicationEndAt)],
        [texts.opening, instant(tender.applicationOpenAt)],
        [texts.lotsCount, formatNumber(tender.lotsCount)],
        [texts.link, link(tender.url)],
      ]),
      ...(description ? [section(texts.sections.description), { text: prepare(description, MAX_TEXT) }] : []),
      section(texts.sections.documents),
      ...(documents.length === 0
        ? [note(texts.noDocuments)]
        : table({
            widths: ['*', 60, 90],
            heads: [texts.document, texts.size, texts.received],
            rows: documents.map(describeDocument),
          })),
      section(texts.sections.votes),
      ...(lot.Votes.length === 0
        ? [note(texts.noVotes)]
        : table({
            widths: [120, 50, '*', 90],
            heads: [texts.person, texts.vote, texts.reason, texts.at],
            rows: lot.Votes.map(describeVote),
          })),
      ...(work ? describeWork(work) : [section(texts.sections.work), note(texts.noWork)]),
      section(texts.sections.result),
      ...describeOwnResult(),
      ...facts(awards.map(describeAward)),
    ],
  }
}

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
