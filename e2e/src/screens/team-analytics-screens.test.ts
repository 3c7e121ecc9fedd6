// The figures of the team, the money behind bid securities, and the day of a controller.
import type { Output } from '@tendertap/contract/calls/index'
import { auditExamples } from '@tendertap/contract/examples/audit'
import { guaranteesExamples } from '@tendertap/contract/examples/guarantees'
import { planningExamples } from '@tendertap/contract/examples/planning'
import { teamAnalyticsExamples } from '@tendertap/contract/examples/team-analytics'
import { todayExamples } from '@tendertap/contract/examples/today'
import { addDays } from '@tendertap/domain/clock'
import type { Role } from '@tendertap/domain/roles'
import type { Page } from 'playwright-core'
import { answer, refusal, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { INTERESTS, withProfiles } from './matching-answers.ts'
import { inHours } from './rating-answers.ts'

type Team = Output<'analytics/getTeam'>

const { output: team } = teamAnalyticsExamples['analytics/getTeam'][0]
const { output: lots } = teamAnalyticsExamples['analytics/getTeamLots'][0]
const { output: guarantees } = guaranteesExamples['guarantees/getGuarantees'][0]
const { output: secured } = guaranteesExamples['guarantees/getLots'][0]
const { output: overdue } = planningExamples['planning/getOverdueSteps'][0]
const { output: day } = todayExamples['today/getDay'][0]
const { output: log } = auditExamples['audit/getEntries'][0]
const [line] = team.people
const [step] = overdue.lines
if (!line || !step) throw new Error('The examples have no lines')

const TEAM: Team = {
  ...team,
  people: [
    { ...line, person: { ...line.person, fullName: 'Айгерим Жолова' }, voted: 412, placed: 0, median: 18_000 },
    { ...line, person: { id: line.person.id.replace(/.$/, '1'), fullName: 'Данияр Закупов' }, taken: 91 },
    {
      ...line,
      person: { id: line.person.id.replace(/.$/, '2'), fullName: 'Нұргүл Қайратқызы Сейітқазиева-Әбдірахманова' },
    },
  ],
}

// the screen takes its day from the answer, so it does not matter on which day the test runs, or over which midnight
const { today } = guarantees
const DAYS = Array.from({ length: 91 }, (_, place) => {
  const wave = Math.round(4 + 3 * Math.sin(place / 9))
  const planned = place > 33 ? Math.max(0, (70 - place) * 9_000) : 0
  return { day: addDays(today, place - 30), placed: wave * 61_700, planned, lots: wave + 2 }
})
const GUARANTEES = {
  ...guarantees,
  days: DAYS,
  now: { amount: DAYS[30]?.placed ?? 0, lots: DAYS[30]?.lots ?? 0 },
  peak: DAYS.slice(30)
    .map(({ day: one, placed, planned }) => ({ day: one, amount: placed + planned }))
    .reduce((peak, one) => (one.amount > peak.amount ? one : peak)),
}
const NOTHING = { total: 0, lines: [] }

async function open(page: Page, answers: Answers, path: string, roles: Role[]): Promise<void> {
  answers.set('me/getMe', { change: withProfiles(INTERESTS.length, roles) })
  answers.set('analytics/getTeam', answer(200, TEAM))
  answers.set('analytics/getTeamLots', answer(200, lots))
  answers.set('guarantees/getGuarantees', answer(200, GUARANTEES))
  answers.set('guarantees/getLots', answer(200, secured))
  answers.set(
    'planning/getOverdueSteps',
    answer(200, {
      total: 2,
      lines: [
        { ...step, applicationEndAt: inHours(20) },
        { ...step, lotId: 2, step: 'price', by: ['manager'], assignee: null, applicationEndAt: inHours(5) },
      ],
    }),
  )
  answers.set('audit/getEntries', answer(200, log))
  answers.set('today/getDay', answer(200, { ...day, waiting: NOTHING, mentions: NOTHING }))
  answers.set('seen/markSeen', answer(200, { seq: day.newest }))
  await page.goto(path)
}

checkScreens([
  {
    name: 'analytics-team',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/team', ['controller'])
      await page.getByRole('region', { name: texts['team-analytics'].people }).waitFor()
    },
  },
  {
    name: 'analytics-team-lots',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/team', ['manager'])
      const { won } = texts['team-analytics'].figures
      await page.getByRole('button', { name: texts.analytics.openLots(won) }).click()
      await page.getByRole('dialog').getByText(texts.analytics.lotsBehind.states.awarded).first().waitFor()
    },
  },
  {
    name: 'analytics-team-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/', ['admin'])
      answers.set('analytics/getTeam', refusal(500, 'server_error'))
      await page.goto('/analytics/team')
      await page.getByText(texts.analytics.failed).waitFor()
    },
  },
  {
    name: 'analytics-guarantees',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/guarantees', ['procurement'])
      await page.getByRole('region', { name: texts.guarantees.days }).waitFor()
    },
  },
  {
    name: 'analytics-guarantees-lots',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/analytics/guarantees', ['procurement'])
      await page.getByRole('button', { name: texts.analytics.openLots(texts.guarantees.figures.now) }).click()
      await page.getByRole('dialog').getByText(texts.guarantees.planned).first().waitFor()
    },
  },
  {
    name: 'today-controller',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, '/today', ['controller'])
      // what burns may name the same step
      await page.getByText(texts.today.overdue.steps.price).first().waitFor()
      await page.getByText(texts.today.team.winRate).waitFor()
    },
  },
])
