import { describe, expect, test } from 'vitest'
import { toFileSize } from './file-size.ts'

describe('size of a document', () => {
  test.each([
    [1, 1, 'kilobytes'],
    [48 * 1024, 48, 'kilobytes'],
    [1024 * 1024, 1, 'megabytes'],
    [1_258_291, 1.2, 'megabytes'],
  ] as const)('%d bytes are %d %s', (bytes, value, unit) => {
    expect(toFileSize(bytes)).toEqual({ value, unit })
  })
})
