import { describe, expect, test } from 'vitest'
import { loadPart, mayReload, PartMissing } from './parts.ts'

describe('a part of the page', () => {
  test('is loaded', async () => {
    expect(await loadPart(() => Promise.resolve('texts'))).toBe('texts')
  })

  test('that cannot be fetched fails with PartMissing', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module')
    const failure = await loadPart(() => Promise.reject(gone)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PartMissing)
    expect((failure as PartMissing).cause).toBe(gone)
  })

  test('reloads the page when it is missing, once', () => {
    const now = Date.UTC(2026, 10, 15)
    expect(mayReload(null, now)).toBe(true)
    expect(mayReload(String(now - 59_000), now)).toBe(false)
  })

  test('reloads it again after the next deployment', () => {
    const now = Date.UTC(2026, 10, 15)
    expect(mayReload(String(now - 60_000), now)).toBe(true)
  })
})
