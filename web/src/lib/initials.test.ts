import { describe, expect, test } from 'vitest'
import { getInitials } from './initials.ts'

describe('initials', () => {
  test.each([
    ['Айгерим Сатпаева', 'АС'],
    ['Әлия  Нұрланқызы Ғ.', 'ӘН'],
    ['данияр', 'Д'],
    ['manager@demo.kz', 'M'],
    ['', ''],
  ])('%s → %s', (name, letters) => {
    expect(getInitials(name)).toBe(letters)
  })
})
