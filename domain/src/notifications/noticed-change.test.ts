import { expect, test } from 'vitest'
import { noteChanges } from './noticed-change.ts'

const nothing = { before: null, after: null }

test('each kind of news is named once, with the new deadline and status', () => {
  const changes = [
    { kind: 'status' as const, before: { status: 'Опубликован' }, after: { status: 'Отменен' } },
    {
      kind: 'deadline' as const,
      before: { applicationEndAt: '2026-11-20T10:00:00.000Z' },
      after: { applicationEndAt: '2026-11-25T10:00:00.000Z' },
    },
    { kind: 'documents' as const, ...nothing },
    { kind: 'documents' as const, ...nothing },
  ]
  expect(noteChanges(changes)).toEqual({
    kinds: ['deadline', 'status', 'documents'],
    deadline: { before: '2026-11-20T10:00:00.000Z', after: '2026-11-25T10:00:00.000Z' },
    status: 'Отменен',
  })
})

test('what is no news is not told', () => {
  expect(
    noteChanges([
      { kind: 'published', ...nothing },
      { kind: 'returned', ...nothing },
    ]),
  ).toBeNull()
})
