import { describe, expect, test } from 'vitest'
import { chooseRefreshDelay } from './refresh-delay.ts'

const processing = { state: 'processing' } as const
const stored = { state: 'stored' } as const
const unavailable = { state: 'unavailable' } as const

describe('an open tender', () => {
  test('is asked for again every few seconds while a document is being fetched', () => {
    expect(chooseRefreshDelay([stored, processing], 1)).toBe(3000)
  })

  test('is asked for less often when the portal takes long', () => {
    expect(chooseRefreshDelay([processing], 20)).toBe(10_000)
    expect(chooseRefreshDelay([processing], 500)).toBe(60_000)
  })

  test('is asked for every half a minute when no document is being fetched, because its deadline may move', () => {
    expect(chooseRefreshDelay([stored, unavailable], 1)).toBe(30_000)
    expect(chooseRefreshDelay([], 500)).toBe(30_000)
  })
})
