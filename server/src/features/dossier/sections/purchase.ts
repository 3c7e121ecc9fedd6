// The sections about what the portal publishes: the lot, its tender, its description, its documents.
import { formatNumber } from '@tendertap/domain/words/number'
import { formatUnit } from '@tendertap/domain/words/unit'
import type { Content, TableCell } from 'pdfmake/js/index.js'
import type { Dossier, HashedDocument } from '../facts.ts'
import { GREY, heading, note } from '../pieces.ts'
import type { Writer } from '../writer.ts'

const MAX_DESCRIPTION = 3_000

export function describeLot({ lot }: Dossier, writer: Writer): Content[] {
  const { texts, words, pick, join, money, instant, days, link, facts } = writer
  return [
    heading(texts.sections.lot),
    ...facts([
      [texts.customer, pick(lot, 'customer')],
      [texts.amount, money(lot.amount)],
      [texts.quantity, describeQuantity(lot, writer)],
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
  ]
}

function describeQuantity(lot: Dossier['lot'], { pick, language }: Writer): string | null {
  if (lot.quantity === null) return null
  const unit = formatUnit(lot.quantity, lot.mkeiNameRu, language) ?? pick(lot, 'mkeiName') ?? ''
  return `${formatNumber(lot.quantity)} ${unit}`
}

export function describeTender({ lot }: Dossier, writer: Writer): Content[] {
  const { texts, words, pick, join, instant, link, facts } = writer
  const { Tender: tender } = lot
  return [
    heading(texts.sections.tender),
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
  ]
}

export function describeDescription({ lot }: Dossier, { texts, pick, paragraph }: Writer): Content[] {
  const parts = [pick(lot, 'description'), pick(lot, 'additionalDescription')].filter(Boolean)
  if (parts.length === 0) return []
  return [heading(texts.sections.description), { text: paragraph(parts.join('\n\n'), MAX_DESCRIPTION) }]
}

export function describeDocuments({ documents }: Dossier, writer: Writer): Content[] {
  const { texts, table } = writer
  return [
    heading(texts.sections.documents),
    ...(documents.length === 0
      ? [note(texts.noDocuments)]
      : table({
          widths: ['*', 60, 90],
          heads: [texts.document, texts.size, texts.received],
          rows: documents.map((document) => describeDocument(document, writer)),
        })),
  ]
}

function describeDocument({ type, name, sha256, size, storedAt }: HashedDocument, writer: Writer): TableCell[] {
  const { texts, words, line, hash, instant } = writer
  const known = words.documentTypes as Readonly<Record<string, string>>
  const typeName = Object.hasOwn(known, type) ? (known[type] ?? type) : type
  return [
    { stack: [line(name), { text: line(typeName), color: GREY }, ...hash(sha256)] },
    size === null ? '' : texts.kilobytes(formatNumber(Math.max(1, Math.round(size / 1024)))),
    instant(storedAt) ?? texts.notReceived,
  ]
}
