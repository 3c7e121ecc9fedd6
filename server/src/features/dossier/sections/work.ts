// The sections about what the team did: its votes, the documents it collected, its steps.
import { formatDateTime } from '@tendertap/domain/clock'
import { LOT_ACTIONS } from '@tendertap/domain/lot-work/actions'
import type { Content, TableCell } from 'pdfmake/js/index.js'
import type { Dossier, Lot, Work } from '../facts.ts'
import { GREY, heading, note } from '../pieces.ts'
import type { Writer } from '../writer.ts'

/** what people may write (lots/voteLot), and the reason before it */
const MAX_EXPLANATION = 5_100

export function describeVotes({ lot }: Dossier, writer: Writer): Content[] {
  const { texts, table } = writer
  return [
    heading(texts.sections.votes),
    ...(lot.Votes.length === 0
      ? [note(texts.noVotes)]
      : table({
          widths: [120, 50, '*', 90],
          heads: [texts.person, texts.vote, texts.reason, texts.at],
          rows: lot.Votes.map((vote) => describeVote(vote, writer)),
        })),
  ]
}

function describeVote(
  { accepted, reason, description, createdAt, User }: Lot['Votes'][number],
  { texts, words, line, paragraph, join }: Writer,
): TableCell[] {
  return [
    line(User.fullName ?? ''),
    accepted ? texts.accepted : texts.rejected,
    paragraph(join(reason && words.rejectReasons[reason], description) ?? '', MAX_EXPLANATION),
    formatDateTime(createdAt),
  ]
}

export function describeWork({ lot, fileHashes }: Dossier, writer: Writer): Content[] {
  const { texts, workWords, money, shareOfPlanned, join, facts, table } = writer
  const [work] = lot.LotsInProcessOfLot
  if (!work) return [heading(texts.sections.work), note(texts.noWork)]
  return [
    heading(texts.sections.work),
    ...facts([
      [texts.workStatus, workWords.statuses[work.status]],
      [texts.responsible, work.assignee?.fullName ?? null],
      [texts.offerPrice, join(money(work.offerPrice), shareOfPlanned(work.offerPrice))],
    ]),
    ...(work.docs.length === 0
      ? []
      : [
          heading(texts.sections.checklist),
          ...table({
            widths: ['*', 150],
            heads: [texts.document, texts.collected],
            rows: work.docs.map((entry) => describeEntry(entry, fileHashes, writer)),
          }),
        ]),
    heading(texts.sections.steps),
    ...table({
      widths: [90, '*', 130],
      heads: [texts.at, texts.step, texts.person],
      rows: work.meta.map((entry) => describeStep(work.docs, entry, writer)),
    }),
  ]
}

/** One document of the checklist, with our own files. */
function describeEntry(entry: Work['docs'][number], fileHashes: Dossier['fileHashes'], writer: Writer): TableCell[] {
  const { texts, line, instant, hash } = writer
  const files = entry.files.flatMap(({ name, fileId }) => [
    { text: line(name), color: GREY },
    ...hash(fileHashes.get(fileId)),
  ])
  return [
    {
      stack: [
        line(nameEntry(entry, writer)),
        ...(entry.required ? [{ text: texts.required, color: GREY }] : []),
        ...files,
      ],
    },
    entry.collected
      ? { stack: [instant(entry.collectedAt) ?? '+', { text: line(entry.collectedBy ?? ''), color: GREY }] }
      : texts.notCollected,
  ]
}

function describeStep(
  docs: Work['docs'],
  { action, date, user, documentKey, fileName }: Work['meta'][number],
  writer: Writer,
): TableCell[] {
  const { texts, workWords, line } = writer
  const known = LOT_ACTIONS.find((one) => one === action)
  const entry = docs.find(({ key }) => key === documentKey)
  const named = fileName ?? (entry ? nameEntry(entry, writer) : (documentKey ?? '…'))
  const step = known ? workWords.actions[known].replace('{document}', () => named) : texts.unknownStep
  return [formatDateTime(date), line(step), line(user.fullName ?? '')]
}

const nameEntry = (entry: Work['docs'][number], { pick }: Writer): string => pick(entry, 'description') ?? entry.key
