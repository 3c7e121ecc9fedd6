import { describe, expect, test } from 'vitest'
import { isEverPublished } from './published-fields.ts'

describe('a field without a value', () => {
  test('is one the portal never publishes, or one that may still come', () => {
    expect(isEverPublished('applicationOpenAt', 'ows', false)).toBe(false)
    expect(isEverPublished('publicationDate', 'ows', false)).toBe(true)
    expect(isEverPublished('bidSecurityVolume', 'epz', false)).toBe(false)
    expect(isEverPublished('bidSecurityVolume', 'tizilim', false)).toBe(true)
  })

  test('is never published where the portal shows the tender’s head alone', () => {
    expect(isEverPublished('bidSecurityVolume', 'tizilim', true)).toBe(false)
    expect(isEverPublished('documents', 'tizilim', true)).toBe(false)
    expect(isEverPublished('applicationStartAt', 'tizilim', true)).toBe(true)
  })

  test('of a portal we know nothing about may come', () => {
    expect(isEverPublished('contactPhone', 'another', false)).toBe(true)
  })
})
