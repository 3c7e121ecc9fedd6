import { describe, expect, test } from 'vitest'
import { wantedPage } from './wanted-page.ts'

describe('the page restored after /login', () => {
  test('is a page of our own with its search and hash', () => {
    expect(wantedPage('/all-lots?page=2#17')).toBe('/all-lots?page=2#17')
  })

  test.each(['https://evil.kz', '//evil.kz', '/\\evil.kz', 'all-lots', 5, undefined])('is never %o', (next) => {
    expect(wantedPage(next)).toBeNull()
  })

  test('is never a public page, which would lead round in a circle', () => {
    expect(wantedPage('/login?next=%2Flogin')).toBeNull()
  })
})
