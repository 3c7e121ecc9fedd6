import { describe, expect, test } from 'vitest'
import { isAuthor } from './comments.ts'
import { findTypedName, listNamed, splitMentions } from './mentions.ts'

const anna = { id: '1', fullName: 'Анна' }
const annaLi = { id: '2', fullName: 'Анна Ли' }
const bolat = { id: '3', fullName: 'Болат Сериков' }
const people = [anna, annaLi, bolat]

describe('a comment is cut at the names', () => {
  test('of those whom it names; together the parts are the text', () => {
    const text = 'Привет, @Болат Сериков! Позвоните @Анна Ли и @Анна.'
    const parts = splitMentions(text, people)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter(({ person }) => person)).toEqual([
      { text: '@Болат Сериков', person: bolat },
      { text: '@Анна Ли', person: annaLi },
      { text: '@Анна', person: anna },
    ])
  })

  test('and not inside a longer word, nor without the sign', () => {
    expect(listNamed('@Аннабель, Болат Сериков', people)).toEqual([])
  })

  test('at the very beginning and the very end', () => {
    expect(splitMentions('@Анна', people)).toEqual([{ text: '@Анна', person: anna }])
    expect(splitMentions('', people)).toEqual([])
    expect(splitMentions('@@Анна', people)).toEqual([
      { text: '@', person: null },
      { text: '@Анна', person: anna },
    ])
  })

  test('of nobody where a name is empty', () => {
    expect(splitMentions('@ да', [{ id: '4', fullName: '' }])).toEqual([{ text: '@ да', person: null }])
  })
})

test('two people of one name are both meant', () => {
  const other = { ...bolat, id: '5' }
  expect(listNamed('@Болат Сериков', [bolat, other])).toEqual([bolat, other])
})

describe('what is typed after the sign', () => {
  test.each([
    ['Смотри @', 8, { from: 7, typed: '' }],
    ['@Бол', 4, { from: 0, typed: 'Бол' }],
    ['@Болат Сер', 10, { from: 0, typed: 'Болат Сер' }],
    // the caret stands before the rest of the text
    ['@Бол и далее', 4, { from: 0, typed: 'Бол' }],
    ['(@Ан', 4, { from: 1, typed: 'Ан' }],
  ])('%s', (text, caret, expected) => {
    expect(findTypedName(text, caret)).toEqual(expected)
  })

  test.each([
    ['without a sign', 'Болат', 5],
    ['in an e-mail address', 'a@b', 3],
    ['on the next line', '@Болат\nда', 9],
    ['many words later', '@Болат Сериков дайте мне ещё день', 33],
  ])('is nothing %s', (_, text, caret) => {
    expect(findTypedName(text, caret)).toBeNull()
  })
})

test('a comment belongs to its author', () => {
  expect(isAuthor({ userId: '1' }, '1')).toBe(true)
  expect(isAuthor({ userId: '1' }, '2')).toBe(false)
})
