// Bid securities as sheets, with the words of the screens.
import type { Output } from '@tendertap/contract/calls/index'
import { createNames, pickName } from '@tendertap/domain/analytics/names'
import type { Language } from '@tendertap/domain/languages'
import { sumAmounts } from '@tendertap/domain/money'
import { WORDS } from '@tendertap/domain/words/all'
import { ANALYTICS_WORDS } from '@tendertap/domain/words/analytics/all'
import { toSheet } from '../../spreadsheets/table.ts'
import type { Sheet } from '../../spreadsheets/workbook.ts'

const NAME = 50
const COUNT = 14
const MONEY = 20

type Day = Output<'guarantees/getGuarantees'>['days'][number]
const sumDay = ({ placed, planned }: Day) => Number(sumAmounts([String(placed), String(planned)]))

export function toGuaranteeSheets(answer: Output<'guarantees/getGuarantees'>, lang: Language): Sheet[] {
  const { tabs, inFiles, guarantees: words } = ANALYTICS_WORDS[lang]
  const { columns, figures } = words
  return [
    toSheet(
      tabs.guarantees,
      [answer],
      [
        [columns.day, 'date', COUNT, ({ today }) => today],
        [figures.now, 'money', MONEY, ({ now }) => now.amount],
        [columns.lots, 'number', COUNT, ({ now }) => now.lots],
        [figures.peak, 'money', MONEY, ({ peak }) => peak?.amount],
        [figures.peakDay, 'date', COUNT, ({ peak }) => peak?.day],
        [inFiles.unpublished, 'number', 40, ({ unpublished }) => unpublished],
      ],
    ),
    toSheet(words.days, answer.days, [
      [columns.day, 'date', COUNT, ({ day }) => day],
      [columns.lots, 'number', COUNT, ({ lots }) => lots],
      [words.placed, 'money', MONEY, ({ placed }) => placed],
      [words.planned, 'money', MONEY, ({ planned }) => planned],
      [columns.amount, 'money', MONEY, sumDay],
    ]),
  ]
}

export function toLotSheet(lots: Output<'guarantees/getLots'>['data'], lang: Language): Sheet {
  const { lotFields, ...words } = WORDS[lang]
  const { inFiles, guarantees, ...analytics } = ANALYTICS_WORDS[lang]
  const names = createNames(lang, { ...words, ...analytics })
  return toSheet(guarantees.columns.lots, lots, [
    [lotFields.number, 'text', 18, ({ lot }) => lot.contractNumber],
    [lotFields.tenderCode, 'text', 18, ({ lot }) => lot.tenderCode],
    [lotFields.name, 'text', NAME, ({ lot }) => pickName(lot, lang)?.text],
    [lotFields.customer, 'text', NAME, ({ lot }) => names.company(lot.customer).text],
    [inFiles.customerBin, 'text', 15, ({ lot }) => lot.customer.bin],
    [lotFields.status, 'text', COUNT, ({ isPlanned }) => (isPlanned ? guarantees.planned : guarantees.placed)],
    [inFiles.heldFrom, 'date', COUNT, ({ from }) => from],
    [inFiles.heldUntil, 'date', COUNT, ({ until }) => until],
    [analytics.columns.planned, 'money', MONEY, ({ lot }) => lot.plannedAmount],
    [lotFields.bidSecurity, 'share', 22, ({ percent }) => percent / 100],
    [guarantees.columns.security, 'money', MONEY, ({ security }) => security],
  ])
}
