import { describe, expect, test } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  test.each([
    ['Айгерим Сатпаева', 'АС'],
    ['Әлия  Нұрланқызы Ғ.', 'ӘН'],
    ['данияр', 'Д'],
    ['manager@demo.kz', 'M'],
    ['', ''],
  ])('%s → %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
