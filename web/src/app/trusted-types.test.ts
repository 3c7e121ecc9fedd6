import { describe, expect, test } from 'vitest'
import { allowWorker, refuseMarkup } from './trusted-types.ts'

describe('the default Trusted Types policy', () => {
  test('lets the plain CSS text of the kit pass unchanged', () => {
    expect(refuseMarkup(':root { --ink: #000 } a > b { color: red }')).toBe(
      ':root { --ink: #000 } a > b { color: red }',
    )
  })

  test('refuses anything that could be markup', () => {
    expect(() => refuseMarkup('<img src=x onerror=alert(1)>')).toThrow(TypeError)
    expect(() => refuseMarkup('text < text')).toThrow(TypeError)
  })

  test('lets the worker start that reads documents', () => {
    expect(allowWorker('/assets/pdf.worker.min-Bx9_a-1.mjs')).toBe('/assets/pdf.worker.min-Bx9_a-1.mjs')
  })

  test.each([
    'https://elsewhere.example/assets/pdf.worker.min-1.mjs',
    '//elsewhere.example/assets/pdf.worker.min-1.mjs',
    '/documents/pdf.worker.min-1.mjs',
    '/assets/../documents/pdf.worker.min-1.mjs',
    '/assets/index-1.js',
    'blob:http://localhost/1',
    'data:text/javascript,1',
  ])('starts nothing at %s', (url) => {
    expect(() => allowWorker(url)).toThrow(TypeError)
  })
})
