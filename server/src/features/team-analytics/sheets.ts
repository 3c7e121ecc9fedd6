// The tables of the team as sheets, with the words of the screens.
import type { Output } from '@tendertap/contract/calls/index'
import type { Language } from '@tendertap/domain/languages'
import { ANALYTICS_WORDS } from '@tendertap/domain/words/analytics/all'
import { WORK_WORDS } from '@tendertap/domain/words/work/all'
import { toFraction, toSheet } from '../../spreadsheets/table.ts'
import type { Sheet } from '../../spreadsheets/workbook.ts'

const NAME = 34
const COUNT = 14
const MONEY = 20

/** To the hundredth. */
const toHours = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 36) / 100)

export function toTeamSheets(team: Output<'analytics/getTeam'>, lang: Language): Sheet[] {
  const { tabs, inFiles, team: words } = ANALYTICS_WORDS[lang]
  const { columns, figures, tables } = words
  const { lossReasons } = WORK_WORDS[lang]
  return [
    toSheet(
      tabs.team,
      [team],
      [
        [inFiles.from, 'month', COUNT, ({ period }) => period.from],
        [inFiles.to, 'month', COUNT, ({ period }) => period.to],
        [figures.byCount, 'share', MONEY, ({ results }) => toFraction(results.byCount)],
        [figures.byValue, 'share', MONEY, ({ results }) => toFraction(results.byValue)],
        [figures.won, 'number', COUNT, ({ results }) => results.won.lots],
        [inFiles.wonValue, 'money', MONEY, ({ results }) => results.won.value],
        [figures.lost, 'number', COUNT, ({ results }) => results.lost.lots],
        [inFiles.lostValue, 'money', MONEY, ({ results }) => results.lost.value],
        [inFiles.cancelled, 'number', COUNT, ({ results }) => results.cancelled.lots],
        [inFiles.cancelledValue, 'money', MONEY, ({ results }) => results.cancelled.value],
      ],
    ),
    toSheet(tables.funnel, team.funnel, [
      [columns.step, 'text', NAME, ({ step }) => words.steps[step]],
      [columns.lots, 'number', COUNT, ({ lots }) => lots],
      [columns.ofPrevious, 'share', COUNT, ({ ofPrevious }) => toFraction(ofPrevious)],
      [columns.ofFirst, 'share', COUNT, ({ ofFirst }) => toFraction(ofFirst)],
    ]),
    toSheet(tables.stages, team.stages, [
      [columns.stage, 'text', NAME, ({ stage }) => words.stages[stage]],
      [columns.times, 'number', COUNT, ({ times }) => times],
      [inFiles.hours(columns.median), 'number', COUNT, ({ median }) => toHours(median)],
      [inFiles.hours(columns.most), 'number', COUNT, ({ most }) => toHours(most)],
    ]),
    toSheet(tables.people, team.people, [
      [columns.person, 'text', NAME, ({ person }) => person.fullName ?? words.noName],
      [columns.voted, 'number', COUNT, ({ voted }) => voted],
      [columns.taken, 'number', COUNT, ({ taken }) => taken],
      [columns.worked, 'number', COUNT, ({ worked }) => worked],
      [columns.placed, 'number', COUNT, ({ placed }) => placed],
      [columns.won, 'number', COUNT, ({ won }) => won],
      [columns.lost, 'number', COUNT, ({ lost }) => lost],
      [inFiles.hours(columns.median), 'number', COUNT, ({ median }) => toHours(median)],
    ]),
    toSheet(tables.losses, team.losses, [
      [columns.reason, 'text', NAME, ({ reason }) => (reason ? lossReasons[reason] : words.noReason)],
      [columns.lots, 'number', COUNT, ({ lots }) => lots],
      [columns.value, 'money', MONEY, ({ value }) => value],
    ]),
  ]
}
