import { expect, test } from 'vitest'
import { readWorkspaceEvent } from './events.ts'

test('a change is its kind and an id, nothing more', () => {
  expect(readWorkspaceEvent('{"kind":"profile","id":"7","name":"x"}')).toEqual({ kind: 'profile', id: '7' })
})

test.each([
  '{"kind":"from a newer server","id":"7"}',
  '{"kind":"profile"}',
  '{"kind":"profile","id":7}',
  'null',
  '',
  '[]',
  '{"kind":',
])('%j is no change this version knows', (data) => {
  expect(readWorkspaceEvent(data)).toBeNull()
})
