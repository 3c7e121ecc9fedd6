import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BIN_DIGITS } from '@tendertap/domain/identifiers'
import { DEFAULT_COLOUR, PALETTE } from '@tendertap/domain/interests/colour'
import { DEFAULT_MIN_SCORE } from '@tendertap/domain/interests/min-score'
import { LANGUAGES } from '@tendertap/domain/languages'
import { LOT_ACTIONS, TENDER_ACTIONS } from '@tendertap/domain/lot-work/actions'
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { REFUSALS } from '@tendertap/domain/lot-work/refusals'
import { WORK_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { DOCUMENT_TYPES, LOT_STATUSES, PURCHASE_METHODS, toMethodName } from '@tendertap/domain/lots/vocabulary'
import { MATCH_LEVELS } from '@tendertap/domain/matching/levels'
import { NARROW_MAX_WIDTH } from '@tendertap/domain/navigation'
import { NOTIFICATION_FLAGS } from '@tendertap/domain/notifications/categories'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@tendertap/domain/paging'
import { ROLES, TEAMS } from '@tendertap/domain/roles'
import { DEFAULT_MAX_USERS } from '@tendertap/domain/subscription/limits'
import {
  DURATIONS,
  MANUAL_DEFAULTS,
  MANUAL_MINIMA,
  PLANS,
  TARIFFS,
  TERMS,
  calculatePrice,
} from '@tendertap/domain/subscription/plans'
import { APPLICATION_STATES } from '@tendertap/domain/workspaces/application'
import { CONTACT_PERSON_MIN, PHONE_MIN, WORKSPACE_TYPES } from '@tendertap/domain/workspaces/registration'
import type { Call } from './call.ts'
import { toDocumentPath, documents } from './documents.ts'
import { resultInfo } from './entities/result-info.ts'
import { ERROR_STATUSES } from './errors/errors.ts'
import { api } from './calls/index.ts'
import { isOurs } from './ours.ts'
import { ACCESS, CALLS, ENTITIES, NEEDS_SUBSCRIPTION, VOCABULARY } from './specification-facts.ts'

const calls: Readonly<Record<string, Call>> = api
const specified = Object.keys(calls).filter((path) => !calls[path]?.ours)

/** The schema without nullable and optional. */
function unwrapOptional(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return unwrapOptional(schema.unwrap())
  return schema
}

function getRowSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const list = unwrapOptional(schema)
  if (!(list instanceof z.ZodArray)) throw new TypeError('not a list')
  return list.element
}

/** The object at a place such as `lots/getLots data[] Votes[]`. */
function getObjectAt(place: string): z.ZodObject {
  const [path = '', ...steps] = place.split(' ')
  const start: z.core.$ZodType | undefined = calls[path]?.output
  const found = steps.reduce((schema: z.core.$ZodType | undefined, step) => {
    if (schema === undefined) return undefined
    if (step === '[]') return getRowSchema(schema)
    const object = unwrapOptional(schema)
    const field = object instanceof z.ZodObject ? object.shape[step.replace('[]', '')] : undefined
    return field && step.endsWith('[]') ? getRowSchema(field) : field
  }, start)
  const object = found && unwrapOptional(found)
  if (!(object instanceof z.ZodObject)) throw new TypeError(`nothing at ${place}`)
  return object
}

function listFields(object: z.ZodObject, own: boolean): string[] {
  const fields = Object.entries<z.core.$ZodType>(object.shape)
  return fields.filter(([, field]) => field instanceof z.ZodType && isOurs(field) === own).map(([name]) => name)
}

/** Every place in an answer that holds an object. What is ours may hold anything. */
function listPlaces(schema: z.core.$ZodType, place: string): string[] {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodArray) return listPlaces(inner.element, place.includes(' ') ? `${place}[]` : `${place} []`)
  if (!(inner instanceof z.ZodObject)) return []
  const within = Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, field]) =>
    field instanceof z.ZodType && isOurs(field) ? [] : listPlaces(field, `${place} ${name}`),
  )
  return [place, ...within]
}

const LISTS_OF_LOTS = specified.filter((path) => /^lots\/(get\w*Lots|lotsWithFilters)$/.test(path))

const OWN_FILTERS = ['openOnly', 'exactWords', 'regions', 'ensTru', 'sources', 'matchLevels', 'interests']

describe('the calls of the specification', () => {
  test('are exactly those of both §7: 49, and the documents', () => {
    expect(specified.toSorted()).toEqual(Object.keys(CALLS).toSorted())
    expect(specified).toHaveLength(49)
    expect(documents).toEqual({ path: '/documents/:fileName', access: 'member or superadmin' })
    expect(toDocumentPath('смета 1/2.pdf')).toBe('/documents/%D1%81%D0%BC%D0%B5%D1%82%D0%B0%201%2F2.pdf')
  })

  test.each(Object.entries(CALLS))(
    '%s takes its fields by their literal names, anything else is marked ours',
    (path, fields) => {
      const input = calls[path]?.input ?? z.object({})
      expect(listFields(input, false).toSorted()).toEqual(fields.toSorted())
    },
  )

  test('have these inputs of our own', () => {
    const own = specified.map((path) => [path, listFields(calls[path]?.input ?? z.object({}), true)] as const)
    expect(Object.fromEntries(own.filter(([, fields]) => fields.length > 0))).toEqual({
      'auth/localLogin': ['rememberMe', 'code'],
      'auth/register': ['lang'],
      'me/updateProfile': ['password', 'code'],
      'settings/updateSettings': ['quiet_from', 'quiet_to'],
      'lots/voteLot': ['reason'],
      'users/updateUser': ['currentPassword', 'code'],
      'subscription/renewSubscription': ['tariff', 'months'],
      'companies/updateCompanyList': ['add'],
      'interests/createInterest': ['ensTru', 'refusedEnsTru'],
      'interests/updateInterest': ['ensTru', 'refusedEnsTru'],
      ...Object.fromEntries(LISTS_OF_LOTS.map((path) => [path, OWN_FILTERS])),
      'lots/getLots': [...OWN_FILTERS, 'withFacets', 'withoutTotal', 'withOpenTotal'],
      'lots/getActiveLots': [...OWN_FILTERS, 'workStatuses', 'assigneeId', 'stage'],
      'lots/getArchivedLots': [...OWN_FILTERS, 'workStatuses'],
      'lots/lotPlacement': ['expectedStatus'],
    })
  })
})

describe('who may call what', () => {
  test('is the table of the resolutions', () => {
    const table = Object.fromEntries(ACCESS.flatMap(([access, paths]) => paths.map((path) => [path, access])))
    const contract = Object.fromEntries(specified.map((path) => [path, calls[path]?.access]))
    expect(contract).toEqual(table)
  })

  test('and without an active subscription these answer 402', () => {
    expect(specified.filter((path) => calls[path]?.needsSubscription).toSorted()).toEqual(NEEDS_SUBSCRIPTION.toSorted())
  })

  test('a call that only reads says so by its name, every other one writes', () => {
    const reading = specified.filter((path) => !calls[path]?.writes)
    expect(reading).toEqual(specified.filter((path) => /\/(get|lotsWithFilters)/.test(path)))
  })
})

describe('the entities of the specification', () => {
  test.each(Object.entries(ENTITIES))(
    '%s has every field by its literal name, anything else is marked ours',
    (place, fields) => {
      expect(listFields(getObjectAt(place), false).toSorted()).toEqual(fields.toSorted())
    },
  )

  test('no object of an answer goes unchecked', () => {
    const known = new Set(Object.keys(ENTITIES).map((place) => describeShape(getObjectAt(place))))
    const places = specified.flatMap((path) => listPlaces(calls[path]?.output ?? z.object({}), path))
    const unchecked = places.filter((place) => !known.has(describeShape(getObjectAt(place))))
    // A lot carries its tender without the lots; all other objects of answers are checked above.
    const heads = unchecked.filter((place) => place.endsWith(' Tender'))
    expect(unchecked.filter((place) => !heads.includes(place) && describeShape(getObjectAt(place)) !== '')).toEqual([])
    const tender = ENTITIES['tenders/getTenderDetails tender']
    for (const head of heads) expect(tender).toEqual(expect.arrayContaining(listFields(getObjectAt(head), false)))
  })

  test('no answer holds a password or a key `error`', () => {
    const names = specified
      .flatMap((path) => listPlaces(calls[path]?.output ?? z.object({}), path))
      .flatMap((place) => Object.keys(getObjectAt(place).shape))
    expect(names).not.toContain('password')
    expect(names).not.toContain('error')
  })
})

function describeShape(object: z.ZodObject): string {
  return Object.keys(object.shape).toSorted().join(' ')
}

describe('the vocabulary of the specification', () => {
  test('is known by its literal words', () => {
    expect({
      statuses: LOT_STATUSES,
      methods: PURCHASE_METHODS,
      workStatuses: WORK_STATUSES,
      documentTypes: DOCUMENT_TYPES,
      languages: LANGUAGES,
      roles: ROLES,
      teams: TEAMS,
      pageSizes: PAGE_SIZES,
      defaultPageSize: DEFAULT_PAGE_SIZE,
      notificationFlags: NOTIFICATION_FLAGS,
      plans: PLANS,
      terms: TERMS,
      durations: DURATIONS,
      tariffs: TARIFFS,
      totals: (['standard', 'extended'] as const).map((tariff) =>
        DURATIONS.map((months) => calculatePrice(tariff, months).total),
      ),
      manualDefaults: MANUAL_DEFAULTS,
      manualMinima: MANUAL_MINIMA,
      usersWhenMissing: DEFAULT_MAX_USERS,
      workspaceTypes: WORKSPACE_TYPES,
      applicationStates: APPLICATION_STATES,
      finalStatuses: resultInfo.shape.finalStatus.options,
      matchLevels: MATCH_LEVELS,
      binDigits: BIN_DIGITS,
      contactPersonMin: CONTACT_PERSON_MIN,
      phoneMin: PHONE_MIN,
      minScore: DEFAULT_MIN_SCORE,
      defaultColour: DEFAULT_COLOUR,
      palette: PALETTE.map(({ name }) => name),
      narrowMaxWidth: NARROW_MAX_WIDTH,
      priceKey: PRICE_KEY,
    }).toEqual(VOCABULARY.exact)
    expect([...LOT_ACTIONS, ...TENDER_ACTIONS]).toEqual(expect.arrayContaining(VOCABULARY.metaActions))
    expect(toMethodName('Из одного источника')).toBe('Закуп из одного источника')
  })

  test('every refusal of the rules has a status', () => {
    expect(Object.keys(ERROR_STATUSES)).toEqual(expect.arrayContaining([...REFUSALS]))
  })
})
