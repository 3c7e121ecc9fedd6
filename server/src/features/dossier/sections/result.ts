// How the lot ended: what the team recorded or brought along, and what the portal published.
import { formatDay, toKazakhstanDay } from '@tendertap/domain/clock'
import { getOutcome } from '@tendertap/domain/lot-results/outcome'
import type { Content } from 'pdfmake/js/index.js'
import type { Dossier } from '../facts.ts'
import { heading, note } from '../pieces.ts'
import type { PastResult } from '../queries.ts'
import type { Fact, Writer } from '../writer.ts'

export function describeResult(dossier: Dossier, writer: Writer): Content[] {
  const { texts, join, money, instant, facts } = writer
  const awards = dossier.awards.map(({ supplier, amount, concludedAt }): Fact => [
    texts.award,
    join(supplier, money(amount), instant(concludedAt)),
  ])
  return [heading(texts.sections.result), ...describeOwnResult(dossier, writer), ...facts(awards)]
}

/** What the team recorded in its work, or else brought along as a sheet. */
function describeOwnResult({ lot, pastResult }: Dossier, writer: Writer): Content[] {
  const { texts, money, shareOfPlanned, instant, join, facts } = writer
  const recorded = lot.LotsInProcessOfLot[0]?.resultInfo
  if (recorded) {
    const decidedOn = recorded.resultsDate && toKazakhstanDay(new Date(recorded.resultsDate))
    return facts(describeOutcome(getOutcome(recorded), { ...recorded, decidedOn }, writer))
  }
  if (!pastResult) return [note(texts.noResult)]
  const { outcome, offerPrice, importedAt, importedBy } = pastResult
  return facts([
    [texts.offerPrice, join(money(offerPrice), shareOfPlanned(offerPrice))],
    ...describeOutcome(outcome, pastResult, writer),
    [texts.imported, join(instant(importedAt), importedBy)],
  ])
}

interface Outcome extends Pick<PastResult, 'winnerCompany' | 'lossReason'> {
  finalAmount: string | number | null
  /** a day */
  decidedOn: string | null
}

function describeOutcome(
  outcome: keyof Writer['workWords']['outcomes'],
  { finalAmount, winnerCompany, decidedOn, lossReason }: Outcome,
  { texts, workWords, join, money, shareOfPlanned }: Writer,
): Fact[] {
  return [
    [texts.outcome, workWords.outcomes[outcome]],
    [texts.finalAmount, join(money(finalAmount), shareOfPlanned(finalAmount))],
    [texts.winner, winnerCompany],
    [texts.resultsDate, decidedOn && formatDay(decidedOn)],
    [texts.lossReason, lossReason && workWords.lossReasons[lossReason]],
  ]
}
