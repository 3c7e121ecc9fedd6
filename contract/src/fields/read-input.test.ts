import { anything, assert, constantFrom, dictionary, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../call.ts'
import { api } from '../calls/index.ts'
import { readInput } from './read-input.ts'

const calls: [string, Call][] = Object.entries(api)

function read(path: keyof typeof api, body?: unknown): unknown {
  const result = readInput<z.ZodObject>(api[path], body)
  return result.ok ? result.input : result.code
}

const UNFILTERED = {
  id: null,
  code: null,
  companies: null,
  statuses: null,
  methods: null,
  search: null,
  minLots: null,
  maxLots: null,
  minPrice: null,
  maxPrice: null,
  startDateFrom: null,
  startDateTo: null,
  endDateFrom: null,
  endDateTo: null,
  todayOnly: false,
  withFacets: false,
  withoutTotal: false,
  withOpenTotal: false,
  openOnly: false,
  exactWords: false,
  regions: null,
  ensTru: null,
  sources: null,
  matchLevels: null,
  interests: null,
  sortBy: null,
  sort: null,
  page: 1,
  limit: 10,
}

/** A body with this text wherever the call takes a text. */
function fillTexts(text: string, schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape).map(([key, field]) => [key, fillTexts(text, field)]),
    )
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fillTexts(text, schema.unwrap())
  if (schema instanceof z.ZodPipe) return fillTexts(text, schema.in)
  if (schema instanceof z.ZodArray) return [fillTexts(text, schema.element)]
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => fillTexts(text, option)).find((value) => value !== null)
  return schema instanceof z.ZodString ? text : null
}

/** The paths at which a text stands in the body. */
function listTextPaths(body: unknown, at = ''): string[] {
  if (typeof body === 'string') return [at]
  if (typeof body !== 'object' || body === null) return []
  return Object.entries<unknown>({ ...body }).flatMap(([key, value]) => listTextPaths(value, at ? `${at}.${key}` : key))
}

describe('the filter set', () => {
  test.each([
    ['no body', undefined],
    ['null', null],
    ['an empty object', {}],
    ['nulls', Object.fromEntries(Object.keys(UNFILTERED).map((key) => [key, null]))],
    ['empty strings', Object.fromEntries(Object.keys(UNFILTERED).map((key) => [key, '']))],
    ['empty lists', { companies: [], statuses: [], methods: [''] }],
    ['unknown keys', { colour: 'green', __proto__x: 1 }],
  ])('%s is page 1 of 10, not filtered', (_, body) => {
    expect(read('lots/getLots', body)).toEqual(UNFILTERED)
  })

  test.each([
    [{ limit: 1 }, { limit: 10 }],
    [{ limit: '20' }, { limit: 20 }],
    [{ limit: 33 }, { limit: 20 }],
    [{ limit: 1000 }, { limit: 50 }],
    [{ limit: 'many' }, { limit: 10 }],
    [{ page: 0 }, { page: 1 }],
    [{ page: -3 }, { page: 1 }],
    [{ page: '4' }, { page: 4 }],
    [{ page: 2.9 }, { page: 2 }],
    [{ page: 'last' }, { page: 1 }],
    [{ id: '17' }, { id: 17 }],
    [
      { minPrice: '1500.50', maxPrice: 0 },
      { minPrice: 1500.5, maxPrice: 0 },
    ],
    [
      { minLots: '2', maxLots: 5 },
      { minLots: 2, maxLots: 5 },
    ],
    [{ search: '  кефир ' }, { search: 'кефир' }],
    [{ companies: [' ТОО Береке', 'ТОО Береке', ''] }, { companies: ['ТОО Береке'] }],
    [{ methods: ['Из одного источника', 'Закуп из одного источника'] }, { methods: ['Закуп из одного источника'] }],
    [{ startDateFrom: '2026-11-14' }, { startDateFrom: '2026-11-14' }],
    // Half past eight in the evening in London is already tomorrow in Almaty.
    [{ endDateTo: '2026-11-14T20:30:00.000Z' }, { endDateTo: '2026-11-15' }],
    [
      { sortBy: 'amount', sort: 'asc' },
      { sortBy: 'amount', sort: 'asc' },
    ],
    [{ todayOnly: 'true' }, { todayOnly: true }],
  ])('%j is understood', (body, understood) => {
    expect(read('lots/getLots', body)).toEqual({ ...UNFILTERED, ...understood })
  })

  test.each([
    [{ sortBy: 'colour' }, 'unknown_sort_field'],
    [{ sort: 'up' }, 'invalid_input'],
    [{ minPrice: -1 }, 'invalid_input'],
    [{ minPrice: 'cheap' }, 'invalid_input'],
    [{ maxPrice: '1e400' }, 'invalid_input'],
    [{ id: 1.5 }, 'invalid_input'],
    [{ id: 2 ** 53 }, 'invalid_input'],
    [{ startDateFrom: '2026-02-31' }, 'invalid_input'],
    [{ startDateFrom: 'yesterday' }, 'invalid_input'],
    [{ search: 'x'.repeat(501) }, 'invalid_input'],
    [{ companies: Array.from({ length: 20_001 }, (_, index) => `ТОО ${index}`) }, 'invalid_input'],
    [{ companies: { length: 1 } }, 'invalid_input'],
    [[], 'invalid_input'],
    ['page=1', 'invalid_input'],
  ])('%j is refused', (body, code) => {
    expect(read('lots/getLots', body)).toBe(code)
  })

  test('20,000 company names are accepted', () => {
    const companies = Array.from({ length: 20_000 }, (_, index) => `ТОО ${index}`)
    expect(read('lots/getLots', { companies })).toEqual({ ...UNFILTERED, companies })
  })

  test('the other lists know no todayOnly', () => {
    expect(read('lots/getActiveLots', { todayOnly: true })).not.toHaveProperty('todayOnly')
  })
})

describe('an update', () => {
  test('leaves a missing key unchanged, and clears by an empty string or null', () => {
    expect(read('me/updateProfile', {})).toEqual({})
    expect(read('me/updateProfile', { phone: '', position: null, fullName: ' Айгүл ' })).toEqual({
      phone: null,
      position: null,
      fullName: 'Айгүл',
    })
  })

  test('of a user takes an empty password for none, and an empty list of teams for leaving the last one', () => {
    const userId = '0198c0de-0000-7000-8000-000000000001'
    expect(read('users/updateUser', { userId, password: '', roles: [] })).toEqual({ userId, password: null, roles: [] })
    expect(read('users/updateUser', { userId, roles: ['admin', 'lead', 'lead'] })).toMatchObject({ roles: ['lead'] })
    expect(read('users/updateUser', { userId, roles: ['admin'] })).toMatchObject({ roles: [] })
    expect(read('users/updateUser', { userId, roles: ['superadmin'] })).toBe('team_invalid')
  })
})

test('a new user needs a team, and one that maps to a role', () => {
  const person = { email: 'a@b.kz', fullName: 'Айгүл', password: 'p' }
  expect(read('users/createUser', { ...person, roles: ['manager'] })).toEqual({ ...person, roles: ['manager'] })
  expect(read('users/createUser', person)).toBe('team_required')
  expect(read('users/createUser', { ...person, roles: [] })).toBe('team_required')
  expect(read('users/createUser', { ...person, roles: ['admin'] })).toBe('team_invalid')
})

test.each([
  [1, 1],
  ['250000.50', 250_000.5],
  [9_007_199_254_740_991, 9_007_199_254_740_991],
  [0, 'invalid_input'],
  [-5, 'invalid_input'],
  [0.001, 'invalid_input'],
  ['', 'invalid_input'],
  [1e17, 'invalid_input'],
  [null, 'invalid_input'],
])('an offer price of %j is read as %j', (offerPrice, answer) => {
  const input = read('lots/setOfferPrice', { lotId: 1, offerPrice })
  expect(input).toEqual(typeof answer === 'number' ? { lotId: 1, offerPrice: answer } : answer)
})

describe('no call', () => {
  test.each(['a\0b', 'a\uD800b', '\uDC00'])('accepts %j as a text', (text) => {
    for (const [path, call] of calls) {
      const body = fillTexts(text, call.input)
      const result = readInput(call, body)
      const refused = result.ok ? [] : result.details.map(({ field }) => field)
      // A list or a choice may be refused as a whole.
      const accepted = listTextPaths(body).filter(
        (field) => !refused.some((problem) => field === problem || field.startsWith(`${problem}.`)),
      )
      expect({ path, accepted }).toEqual({ path, accepted: [] })
    }
  })

  test('throws, whatever its body', () => {
    const bodies = property(
      constantFrom(...calls),
      anything(),
      dictionary(string(), anything()),
      ([, call], body, more) => {
        const everywhere = Object.fromEntries(Object.keys(call.input.shape).map((field) => [field, body]))
        return [body, more, everywhere].every((tried) => typeof readInput(call, tried).ok === 'boolean')
      },
    )
    expect(() => assert(bodies)).not.toThrow()
  })
})

describe('a registration application', () => {
  const legal = {
    email: 'info@bereke.kz',
    fullName: 'Айгүл Сәрсенова',
    phone: '+77010000000',
    position: null,
    companyName: 'ТОО «Береке»',
    bin: '123456789012',
    contactPerson: 'Айгүл Сәрсенова',
    contactPhone: '+77010000000',
    contactEmail: 'info@bereke.kz',
    type: 'legal',
  }

  test('is taken as the form sends it', () => {
    expect(read('auth/register', legal)).toEqual({ ...legal, position: '' })
  })

  test('of an individual has neither BIN nor company name', () => {
    expect(read('auth/register', { ...legal, type: 'individual' })).toMatchObject({ bin: '', companyName: '' })
  })

  test.each([
    [{ email: 'a@b@c' }, 'email_invalid'],
    [{ contactPerson: 'А' }, 'invalid_input'],
    [{ phone: '12345' }, 'invalid_input'],
    [{ bin: '12345678901' }, 'invalid_input'],
    [{ companyName: null }, 'invalid_input'],
    [{ type: 'firm' }, 'invalid_input'],
  ])('with %j is refused', (change, code) => {
    expect(read('auth/register', { ...legal, ...change })).toBe(code)
  })

  test('says which field is wrong and why', () => {
    expect(readInput(api['auth/register'], { ...legal, bin: '1' })).toMatchObject({
      details: [{ field: 'bin', problem: 'bin_invalid' }],
    })
  })
})

test.each([
  ['#abc', '#AABBCC'],
  ['A9D08E', '#A9D08E'],
  ['', null],
  [null, null],
])('the colour %j of an interest becomes %j', (color, normal) => {
  expect(read('interests/createInterest', { name: 'Молоко', color })).toMatchObject({ color: normal })
})

test('what is no colour is refused', () => {
  expect(read('interests/createInterest', { name: 'Молоко', color: 'green' })).toBe('invalid_input')
})

test('a test e-mail needs an address', () => {
  expect(['', null, undefined, 'nobody'].map((email) => read('settings/testEmail', { email }))).toEqual([
    'email_missing',
    'email_missing',
    'email_missing',
    'email_invalid',
  ])
})

test('a subscription has a start, an end and its limits', () => {
  const form = {
    workspaceId: '0198c0de-0000-7000-8000-000000000001',
    plan: 'trial',
    startDate: '2026-11-14T00:00:00.000Z',
    endDate: '2026-12-14T00:00:00.000Z',
    maxUsers: 1,
    additionalUsers: 0,
    maxFilters: 1,
    additionalFilters: 0,
  }
  expect(read('superadmin/setManualSubscription', form)).toEqual(form)
  expect(read('superadmin/setManualSubscription', { ...form, maxUsers: 0 })).toBe('invalid_input')
  expect(read('superadmin/setManualSubscription', { ...form, endDate: '2026-12-14' })).toBe('invalid_input')
})
