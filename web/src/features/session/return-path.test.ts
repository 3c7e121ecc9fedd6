import { describe, expect, test } from 'vitest'
import { parseReturnPath, toReturnSearch } from './return-path.ts'

describe('the page restored after /login', () => {
  test('is a page of our own with its search and hash', () => {
    expect(parseReturnPath('/all-lots?page=2#17')).toBe('/all-lots?page=2#17')
  })

  test.each(['https://evil.kz', '//evil.kz', '/\\evil.kz', 'all-lots', 5, undefined])('is never %o', (next) => {
    expect(parseReturnPath(next)).toBeNull()
  })

  test('stands in the address of /login, unless it is the first page', () => {
    expect(toReturnSearch('/all-lots?page=2')).toEqual({ next: '/all-lots?page=2' })
    expect(toReturnSearch('/')).toEqual({})
    expect(toReturnSearch('//evil.kz')).toEqual({})
  })

  test('is never a public page, which would cause a redirect loop', () => {
    expect(parseReturnPath('/login?next=%2Flogin')).toBeNull()
  })
})
