import { describe, expect, test } from 'vitest'
import { parseWantedPage } from './wanted-page.ts'

describe('the page restored after /login', () => {
  test('is a page of our own with its search and hash', () => {
    expect(parseWantedPage('/all-lots?page=2#17')).toBe('/all-lots?page=2#17')
  })

  test.each(['https://evil.kz', '//evil.kz', '/\\evil.kz', 'all-lots', 5, undefined])('is never %o', (next) => {
    expect(parseWantedPage(next)).toBeNull()
  })

  test('is never a public page, which would lead round in a circle', () => {
    expect(parseWantedPage('/login?next=%2Flogin')).toBeNull()
  })
})
