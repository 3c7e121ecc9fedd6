// Four interest profiles, and how well lots fit them: a match, a near miss, and two profiles that mean something else.
import type { Output } from '@tendertap/contract/calls/index'
import { NO_FACTS } from '@tendertap/contract/entities/lot-match'
import { interestsExamples } from '@tendertap/contract/examples/interests'
import { getMatchLevel } from '@tendertap/domain/matching/levels'

type Interest = Output<'interests/getInterests'>[number]
type Match = Output<'matching/getLotMatches'>[number]
type Line = Match['receipt'][number]
type List = Output<'lots/getLots'>
type Me = Output<'me/getMe'>

const [example] = interestsExamples['interests/getInterests'][0].output as [Interest]
const profile = (digit: number, name: string, color: string): Interest => ({
  ...example,
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  name,
  color,
})

export const PAPER = profile(1, 'Канцелярия и бумага', '#A9D08E')
const OFFICE = profile(2, 'Оргтехника и расходные материалы для лазерных принтеров', '#4472C4')
const REPAIR = profile(3, 'Ремонт', '#FFD966')
const FOOD = profile(4, 'Продукты питания', '#E15759')
export const INTERESTS = [PAPER, OFFICE, REPAIR, FOOD]

const line = (kind: Line['kind'], points: number, fields: Partial<Line> = {}): Line => ({
  ...NO_FACTS,
  ...fields,
  kind,
  points,
})

function match({ id, name, color }: Interest, receipt: Line[], fields: Partial<Match> = {}): Match {
  const percent = receipt.reduce((sum, { points }) => sum + points, 0)
  return {
    Interest: { id, name, color },
    percent,
    level: getMatchLevel(percent),
    minScore: 75,
    failedFilters: [],
    isMatch: percent >= 75,
    receipt,
    marks: {},
    ...fields,
  }
}

/** Every kind of line. */
export const MATCHES: Match[] = [
  match(
    PAPER,
    [
      line('phrase', 31, { keyword: '"бумага офисная"', found: 'Бумага офисная', field: 'name' }),
      line('class', 20, { code: '171214', nameRu: 'Бумага', nameKz: 'Қағаз', isConfirmed: true }),
      line('head', 12, { keyword: 'бумага', found: 'Бумага', field: 'name' }),
      line('synonym', 8, { keyword: 'лист', found: 'парақ', field: 'description' }),
      line('word', 6, { keyword: 'формат', found: 'Формат', field: 'description' }),
      line('profileName', 4, { found: 'бумага', field: 'ensTru' }),
      line('description', 4, { found: 'офис', field: 'ensTru' }),
      line('votes', 2, { accepted: 3, rejected: 0 }),
      line('base', 3),
    ],
    { marks: { nameRu: [[0, 6]], nameKz: [[0, 5]], descriptionRu: [[0, 6]], descriptionKz: [[0, 6]] } },
  ),
  match(
    OFFICE,
    [
      line('similar', 60, { keyword: 'картридж', found: 'катридж', field: 'description' }),
      line('class', 9, { code: '262040', nameRu: 'Картридж', nameKz: 'Картридж', isConfirmed: false }),
      line('base', 3),
      line('votes', -4, { accepted: 1, rejected: 5 }),
    ],
    { failedFilters: ['statuses', 'purchaseMethods', 'companies', 'regions', 'amount', 'sources', 'ensTru'] },
  ),
  match(REPAIR, [
    line('word', 41, { keyword: 'ремонт', found: 'ремонта', field: 'description' }),
    line('base', 2),
    line('exclusion', -38, { keyword: '-аренда', found: 'аренды', field: 'name' }),
  ]),
  match(FOOD, [line('base', 3)]),
]

/** Every kind of change. */
export const EDITS: Output<'matching/suggestEdits'> = [
  { kind: 'keyword', value: 'бумага для офисной техники', nameRu: null, nameKz: null, percent: 81 },
  { kind: 'class', value: '171214', nameRu: 'Бумага', nameKz: 'Қағаз', percent: 88 },
  { kind: 'exclusion', value: '-аренда', nameRu: null, nameKz: null, percent: 79 },
  { kind: 'filter', value: 'regions', nameRu: null, nameKz: null, percent: 79 },
  { kind: 'minScore', value: '68', nameRu: null, nameKz: null, percent: 68 },
]

const proposal = ({ id, name, color }: Interest, keyword: string, lost: number, lostAccepted: number) => ({
  Interest: { id, name, color },
  keyword,
  percent: 20,
  matches: 46,
  lost,
  lostAccepted,
  lostInWork: 0,
  examples: [
    { id: 1, nameRu: 'Бумага туалетная двухслойная', nameKz: 'Екі қабатты дәретхана қағазы' },
    { id: 2, nameRu: 'Туалетная бумага в рулонах', nameKz: null },
  ],
})

/** One that costs nothing, and one that costs an accepted lot. */
export const EXCLUSIONS: Output<'matching/suggestExclusions'> = [
  proposal(PAPER, 'туалетная', 9, 0),
  proposal(OFFICE, 'двухслойная', 1, 1),
]

/** What each lot of a page fits, over and over: one profile, two, none, and two that fit less. */
const SCORES = [
  [[PAPER, 90]],
  [
    [OFFICE, 92],
    [PAPER, 51],
  ],
  [],
  [[REPAIR, 61]],
  [[FOOD, 34]],
] as const

export function withScores(list: List): List {
  const data = list.data.map((lot, index) => {
    const scores = (SCORES[index % SCORES.length] ?? []).map(([{ id, name, color }, percent]) => ({
      Interest: { id, name, color },
      percent,
      customCategory: getMatchLevel(percent),
    }))
    return { ...lot, percent: scores[0]?.percent ?? null, LotScoreOfLot: scores }
  })
  return { ...list, data }
}

/** The person as a member of a workspace that has so many profiles. */
export const withProfiles =
  (currentFilters: number, roles?: Me['roles']) =>
  (me: Me): Me => ({
    ...me,
    roles: roles ?? me.roles,
    subscription: me.subscription && { ...me.subscription, currentFilters },
  })
