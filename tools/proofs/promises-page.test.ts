import { expect, test } from 'vitest'
import { replaceFaults, replaceFigures } from './promises-page.ts'

const PAGE = '# Promises\n\nWhat we promise.\n\n## jobs: background jobs\n\n| lost | 0 |\n\nOn a Monday.\n'
const JOBS = { name: 'jobs', title: 'background jobs' }
const EVENTS = { name: 'events', title: 'events on open screens' }

test('new figures replace the former ones, and the sentence about the faults stays', () => {
  const page = replaceFaults(PAGE, JOBS, '2 of 2 planted faults red on 2026-11-19')
  expect(replaceFigures(page, 'jobs', '## jobs: background jobs\n\n| lost | 1 |\n\nOn a Friday.')).toBe(
    '# Promises\n\nWhat we promise.\n\n## jobs: background jobs\n\n| lost | 1 |\n\nOn a Friday.\n\n2 of 2 planted faults red on 2026-11-19\n',
  )
})

test('the faults of the last run replace those of the run before', () => {
  const before = replaceFaults(PAGE, JOBS, '2 of 2 planted faults red on 2026-11-18')
  expect(replaceFaults(before, JOBS, '1 of 2 planted faults red on 2026-11-19; not red: slow')).toBe(
    `${PAGE}\n1 of 2 planted faults red on 2026-11-19; not red: slow\n`,
  )
})

test('a proof that was never recorded gets a section in its place', () => {
  expect(replaceFaults(PAGE, EVENTS, '1 of 1 planted faults red on 2026-11-19')).toBe(
    '# Promises\n\nWhat we promise.\n\n## events: events on open screens\n\n1 of 1 planted faults red on 2026-11-19\n\n## jobs: background jobs\n\n| lost | 0 |\n\nOn a Monday.\n',
  )
})
