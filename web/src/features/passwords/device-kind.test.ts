import { expect, test } from 'vitest'
import { detectDeviceKind } from './device-kind.ts'

test.each([
  ['iPhone', 'phone'],
  ['Android', 'phone'],
  ['iPad', 'tablet'],
  ['Windows', 'computer'],
  ['Linux', 'computer'],
  [null, null],
] as const)('%s is a %s', (system, kind) => {
  expect(detectDeviceKind(system)).toBe(kind)
})
