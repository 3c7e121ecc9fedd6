import { describe, expect, test } from 'vitest'
import { toExternalUrl } from './external-url.ts'

describe('a URL that a portal gave', () => {
  test.each([
    ['https://goszakup.gov.kz/ru/announce/index/17204581', 'https://goszakup.gov.kz/ru/announce/index/17204581'],
    ['http://tender.example/лот', 'http://tender.example/%D0%BB%D0%BE%D1%82'],
    ['HTTPS://portal.example', 'https://portal.example/'],
  ])('%s leads there', (url, expected) => {
    expect(toExternalUrl(url)).toBe(expected)
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt://portal.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://portal.example',
    '//portal.example',
    '/tender/1',
    'portal.example',
    '',
    null,
  ])('%j leads nowhere', (url) => {
    expect(toExternalUrl(url)).toBeNull()
  })
})
