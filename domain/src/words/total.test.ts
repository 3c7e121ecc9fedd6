import { describe, expect, test } from 'vitest'
import { formatTotal } from './total.ts'

describe('total of a list', () => {
  test('is grouped as amounts are', () => {
    expect(formatTotal(214_300, true)).toBe('214\u00A0300')
  })

  test('says when not all were counted', () => {
    expect(formatTotal(10_000, false)).toBe('≈\u00A010\u00A0000')
  })
})
