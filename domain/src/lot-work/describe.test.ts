import { expect, test } from 'vitest'
import { describeWorkflow } from './describe.ts'
import { WORK_STATUSES } from './statuses.ts'
import { TRANSITIONS } from './workflow.ts'

const page = describeWorkflow()

test('the page tells every status and every step, with who, from where and to where', () => {
  for (const status of WORK_STATUSES) expect(page).toContain(`| ${status} |`)
  for (const step of TRANSITIONS) expect(page).toContain(`| ${step} | \`lots/`)
  expect(page).toContain(
    '| place | `lots/lotPlacement` | procurement | in_requesting_offers | collection completed | in_placement | yes | lotPlacement |',
  )
  expect(page).toContain('| 3 | placement | collection is completed |')
})

test('the diagram draws each way once', () => {
  const arrows = page.split('\n').filter((line) => line.includes('-->'))
  expect(arrows).toContain('  in_placement --> placement_completed: confirmPlacement')
  expect(arrows).toContain('  in_requesting_offers --> in_requesting_offers: collectDocument')
  expect(new Set(arrows).size).toBe(arrows.length)
  expect(page.match(/```/g)).toHaveLength(2)
})
