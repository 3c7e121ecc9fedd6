import { describe, expect, test } from 'vitest'
import { readKey } from './read-key.ts'

const press = (key: string, code: string, held: Partial<Parameters<typeof readKey>[0]> = {}) =>
  readKey({ key, code, repeat: false, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held })

describe('a key of reading mode', () => {
  test.each([
    ['j', 'KeyJ', 'j'],
    ['J', 'KeyJ', 'j'],
    ['о', 'KeyJ', 'j'],
    ['л', 'KeyK', 'k'],
    ['Ф', 'KeyA', 'a'],
    ['Enter', 'Enter', 'Enter'],
    ['/', 'Slash', '/'],
    ['.', 'Slash', '/'],
    // a Latin layout in which J is elsewhere
    ['j', 'KeyC', 'j'],
    ['c', 'KeyJ', 'c'],
  ])('%s on %s is %s', (key, code, expected) => {
    expect(press(key, code)).toBe(expected)
  })

  test('the question mark is where its layout has it, and where the Latin one has it', () => {
    expect(press('?', 'Digit7', { shiftKey: true })).toBe('?')
    expect(press(',', 'Slash', { shiftKey: true })).toBe('?')
  })

  test('a held key goes from lot to lot, but decides nothing', () => {
    expect(press('j', 'KeyJ', { repeat: true })).toBe('j')
    expect(press('л', 'KeyK', { repeat: true })).toBe('k')
    expect(press('a', 'KeyA', { repeat: true })).toBeNull()
    expect(press('Escape', 'Escape', { repeat: true })).toBeNull()
  })

  test.each(['ctrlKey', 'altKey', 'metaKey'])('with %s it is not ours', (held) => {
    expect(press('a', 'KeyA', { [held]: true })).toBeNull()
  })

  test('a capital letter that was meant as one is not ours', () => {
    expect(press('A', 'KeyA', { shiftKey: true })).toBeNull()
  })
})
