import { interestsExamples } from '@tendertap/contract/examples/interests'
import { expect, test } from 'vitest'
import { EMPTY_FIELDS, hasOtherWords, pickNewClasses, toCreateInput, toFields } from './interest-form.ts'

const interest = interestsExamples['interests/getInterests'][0].output[0]!

test('what is not changed is sent as it was', () => {
  expect(toCreateInput(toFields(interest))).toEqual({
    name: interest.name,
    keywords: interest.keywords,
    description: interest.description,
    minScore: interest.minScore,
    color: interest.color,
    filter: interest.filter,
    companiesListIds: interest.companiesListIds,
    ensTru: ['171214'],
  })
})

test('a new profile has the defaults of the specification', () => {
  expect(toCreateInput({ ...EMPTY_FIELDS, name: ' Бумага ', description: ' ' })).toMatchObject({
    name: 'Бумага',
    description: null,
    minScore: 75,
    color: '#A9D08E',
  })
})

test('"only these classes" without a class would let nothing through, so it is not sent', () => {
  expect(toCreateInput({ ...EMPTY_FIELDS, name: 'А', onlyClasses: true }).filter?.onlyEnsTru).toBe(false)
})

test.each([
  [{}, false],
  [{ color: '#000000', minScore: 10 }, false],
  [{ name: 'Другое' }, true],
  [{ keywords: ['бумага'] }, true],
  [{ description: null }, true],
])('after the change %o classes are suggested: %s', (change, isAsked) => {
  expect(hasOtherWords(interest, { ...interest, ...change })).toBe(isAsked)
  expect(hasOtherWords(null, interest)).toBe(true)
})

test('classes that are confirmed or refused, or lie within such a class, are not suggested', () => {
  const suggested = ['171214', '262040', '260000', '329916'].map((code) => ({ code, nameRu: null, nameKz: null }))
  const known = { ...interest, refusedEnsTru: ['26'] }
  expect(pickNewClasses(suggested, known).map(({ code }) => code)).toEqual(['329916'])
})
