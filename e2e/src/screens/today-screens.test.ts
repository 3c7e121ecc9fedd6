// The day of a person: full, with nothing to do, and when it could not be loaded.
import type { Output } from '@tendertap/contract/calls/index'
import { todayExamples } from '@tendertap/contract/examples/today'
import type { Role } from '@tendertap/domain/roles'
import type { Page } from 'playwright-core'
import { answer, refusal, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { INTERESTS, withProfiles } from './matching-answers.ts'
import { inHours } from './rating-answers.ts'

type Day = Output<'today/getDay'>
type WorkLine = Day['waiting']['lines'][number]

const { output: example } = todayExamples['today/getDay'][0]
const [line] = example.waiting.lines
const [change] = example.changed.lines
const [mention] = example.mentions.lines
if (!line || !change || !mention) throw new Error('The example has no lines')

const LONG_NAME = {
  nameRu: 'Услуги по техническому обслуживанию и заправке картриджей лазерных принтеров и копировальных аппаратов',
  nameKz: 'Лазерлік принтерлер мен көшірме аппараттарының картридждеріне техникалық қызмет көрсету және толтыру',
}
const toPlace: WorkLine['turns'] = [{ step: 'place', by: ['procurement'], isOfAssignee: true }]
const toComplete: WorkLine['turns'] = [
  { step: 'completeCollecting', by: ['manager', 'procurement'], isOfAssignee: true },
]

const DAY: Day = {
  ...example,
  waiting: {
    total: 34,
    lines: [
      { ...line, lotId: 1, applicationEndAt: inHours(5) },
      { ...line, ...LONG_NAME, lotId: 2, applicationEndAt: inHours(31), turns: toComplete, missingDocuments: 0 },
      { ...line, lotId: 3, applicationEndAt: inHours(140) },
    ],
  },
  burning: {
    total: 2,
    lines: [
      { ...line, ...LONG_NAME, lotId: 4, applicationEndAt: inHours(-3), turns: toPlace },
      { ...line, lotId: 5, applicationEndAt: inHours(5) },
    ],
  },
  mentions: {
    total: 2,
    lines: [
      { ...mention, at: inHours(-2) },
      { ...mention, ...LONG_NAME, commentId: mention.author.id, at: inHours(-26), isInWork: false },
    ],
  },
  changed: {
    total: 3,
    lines: [
      { ...change, lotId: 6, at: inHours(-1) },
      { ...change, ...LONG_NAME, lotId: 7, at: inHours(-20), kinds: ['withdrawn'], lots: 12 },
      { ...change, lotId: 8, at: inHours(-30), kinds: ['amount', 'text', 'details', 'status'], isInWork: false },
    ],
  },
}
const NOTHING = { total: 0, lines: [] }
const EMPTY: Day = { ...DAY, waiting: NOTHING, burning: NOTHING, mentions: NOTHING, changed: NOTHING }

async function open(page: Page, answers: Answers, day: Day, roles: Role[]): Promise<void> {
  answers.set('me/getMe', { change: withProfiles(INTERESTS.length, roles) })
  answers.set('today/getDay', answer(200, day))
  answers.set(
    'today/getCount',
    answer(200, { waiting: day.waiting.total, mentions: day.mentions.total, changed: day.changed.total }),
  )
  answers.set('seen/markSeen', answer(200, { seq: day.newest }))
  await page.goto('/today')
}

checkScreens([
  {
    name: 'today',
    who: 'person',
    open: async (page, _, answers) => {
      await open(page, answers, DAY, ['manager', 'lead', 'procurement'])
      await page.locator('main article').first().waitFor()
    },
  },
  {
    name: 'today-empty',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, EMPTY, ['lead'])
      await page.getByText(texts.today.changed.empty).waitFor()
    },
  },
  {
    name: 'today-failed',
    who: 'person',
    open: async (page, texts, answers) => {
      await open(page, answers, EMPTY, ['manager'])
      answers.set('today/getDay', refusal(500, 'server_error'))
      await page.goto('/today')
      await page.getByText(texts.today.failed).waitFor()
    },
  },
])
