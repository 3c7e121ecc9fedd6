import { expect, test } from 'vitest'
import { decidePlacement } from '@tendertap/domain/lot-work/placement'
import type { Refusal } from '@tendertap/domain/lot-work/refusals'
import { WORK_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { decide, type LotFacts, type LotWork, TRANSITIONS, transitions } from '@tendertap/domain/lot-work/workflow'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import { ROLES } from '@tendertap/domain/roles'
import { api } from '../calls/index.ts'

const NOW = new Date('2026-11-14T05:00:00Z')
const ENDS = { open: '2026-11-15T05:00:00Z', closed: '2026-11-13T05:00:00Z' }
const FLAGS = [true, false] as const

function listWorkRecords(): (LotWork | null)[] {
  return WORK_STATUSES.flatMap((status) => {
    if (status === 'not_processed') return [null]
    return FLAGS.flatMap((priced) =>
      FLAGS.flatMap((completed) =>
        [{ collected: false }, { collected: true }, { collected: true, needsRecheck: true }].map((specification) => ({
          status,
          offerPrice: priced ? '100' : null,
          documentsCompletedAt: completed ? ENDS.closed : null,
          docs: [
            { key: 'specification', ...specification, required: true, descriptionRu: 'Спецификация' },
            { key: 'price', collected: priced, required: true },
          ],
        })),
      ),
    )
  })
}

const SUCCESSORS = [
  undefined,
  { status: PUBLISHED, applicationEndAt: ENDS.open, isInWork: false },
  { status: PUBLISHED, applicationEndAt: ENDS.closed, isInWork: false },
  { status: PUBLISHED, applicationEndAt: ENDS.open, isInWork: true },
]

/** Every state of a lot that the rules distinguish. */
const states: LotFacts[] = listWorkRecords().flatMap((work) =>
  Object.values(ENDS).flatMap((applicationEndAt) =>
    (['stored', 'processing'] as const).flatMap((document) =>
      ['specification', 'price', 'absent'].flatMap((entry) =>
        SUCCESSORS.map((successor) => ({
          status: PUBLISHED,
          applicationEndAt,
          documents: [document],
          work,
          entry,
          newEntry: entry === 'specification' ? 'Спецификация' : 'Доверенность',
          ...(successor && { successor }),
        })),
      ),
    ),
  ),
)

function listRefusalsByRules(path: string): Refusal[] {
  const mine = TRANSITIONS.filter((name) => transitions[name].call === path)
  const decisions = states.flatMap((facts) =>
    path === 'lots/lotPlacement'
      ? [decidePlacement(facts, ROLES, NOW), decidePlacement(facts, ROLES, NOW, 'declined')]
      : mine.map((name) => decide(name, facts, ROLES, NOW)),
  )
  return [...new Set(decisions.flatMap((decision) => (decision.allowed ? [] : [decision.refusal])))]
}

const paths = [...new Set(TRANSITIONS.map((name) => transitions[name].call))]

test.each(paths)('%s lists exactly the refusals that the rules of the work can give, and not_found', (path) => {
  expect(api[path].refusals.toSorted()).toEqual([...listRefusalsByRules(path), 'not_found'].toSorted())
})
