import type { EventsOptions } from '@tendertap/contract/client/events-client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followServerEvents } from './events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A tab with two queries on the screen and a stream that the test plays. */
function aTab() {
  const queries = new QueryClient()
  queries.setQueryData(['users/getAllUsers', {}], [])
  queries.setQueryData(['lots/getLots', { page: 1 }], {})
  const invalidate = vi.spyOn(queries, 'invalidateQueries')
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  })
  const notices: string[] = []
  const states: string[] = []
  const server: { options?: EventsOptions } = {}
  const stop = followServerEvents({
    queries,
    token: () => 'the-token',
    page,
    onChange: ({ id }) => notices.push(id),
    onReset: () => notices.push('reset'),
    onRefused: () => notices.push('refused'),
    follow: (options) => {
      server.options = options
      return { pause: () => states.push('paused'), resume: () => states.push('following') }
    },
  })
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const stale = () =>
    queries
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey[0])
  return { server, stop, notices, states, turn, stale, invalidate }
}

const profile = (id: string) => ({ kind: 'profile' as const, id })

test('a change makes stale only the queries that show its kind', () => {
  const { server, stale, notices } = aTab()
  server.options?.onChange(profile('7'))
  vi.advanceTimersByTime(100)
  expect(stale()).toEqual(['users/getAllUsers'])
  expect(notices).toEqual(['7'])
})

test('a burst of changes causes one refresh, within a second', () => {
  const { server, invalidate } = aTab()
  for (let n = 0; n < 50; n += 1) {
    server.options?.onChange(profile(String(n)))
    vi.advanceTimersByTime(1)
  }
  vi.advanceTimersByTime(1_000)
  expect(invalidate).toHaveBeenCalledTimes(1)
})

test('a reset makes everything stale', () => {
  const { server, stale, notices } = aTab()
  server.options?.onReset()
  expect(stale()).toEqual(['users/getAllUsers', 'lots/getLots'])
  expect(notices).toEqual(['reset'])
})

test('a hidden tab pauses its stream after a minute and resumes it when it is shown', () => {
  const { states, turn } = aTab()
  turn('hidden')
  vi.advanceTimersByTime(59_000)
  turn('visible')
  vi.advanceTimersByTime(120_000)
  expect(states).not.toContain('paused')
  turn('hidden')
  vi.advanceTimersByTime(60_000)
  expect(states.at(-1)).toBe('paused')
  turn('visible')
  expect(states.at(-1)).toBe('following')
})

test('after the session has ended the stream is paused and nothing is refreshed', () => {
  const { server, stop, states, turn, invalidate } = aTab()
  server.options?.onChange(profile('7'))
  stop()
  turn('visible')
  vi.advanceTimersByTime(1_000)
  expect(states.at(-1)).toBe('paused')
  expect(invalidate).not.toHaveBeenCalled()
})
