import { describe, expect, test } from 'vitest'
import { refuseMarkup } from './trusted-types.ts'

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
})
