import { describe, expect, test } from 'vitest'
import { REFUSALS } from '@tendertap/domain/lot-work/refusals'
import type { Call } from '../call.ts'
import { errorTexts } from '../errors/texts/en.ts'
import { isErrorCode } from '../errors/errors.ts'
import { examples } from '../features.ts'
import { api, type Path } from '../calls/index.ts'
import { buildOpenApi } from './openapi.ts'
import type { JsonSchema } from './schemas.ts'
import { readInput } from '../fields/read-input.ts'
import { listRefusalCodes } from '../errors/refusal-codes.ts'

const document = buildOpenApi()
const calls = Object.entries(api) as [Path, Call][]
const operations = Object.values(document.paths).flatMap(({ post, get }) =>
  [post, get].filter((one) => one !== undefined),
)

function getOperation(path: Path) {
  const operation = document.paths[`/api/${path}`]?.post
  if (!operation) throw new Error(`${path} is not described`)
  return operation
}

function getInputSchema(path: Path): JsonSchema {
  return getOperation(path).requestBody?.content['application/json']?.schema ?? {}
}

describe('the OpenAPI document', () => {
  test('describes every call, the documents, the own files, the calendars, the link of letters and the live events, and nothing else', () => {
    const expected = [
      ...calls.map(([path]) => `/api/${path}`),
      '/documents/{fileName}',
      '/api/calendar/{fileName}',
      '/api/files',
      '/api/files/{fileId}',
      '/unsubscribe',
      '/api/events',
    ]
    expect(Object.keys(document.paths).toSorted()).toEqual(expected.toSorted())
  })

  test('puts each under one feature', () => {
    const features = new Set(document.tags.map(({ name }) => name))
    expect(operations.filter(({ tags }) => tags.length !== 1 || !features.has(tags[0]))).toEqual([])
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(features)
  })

  test.each(calls)('%s says in one plain sentence what it does', (_path, { summary }) => {
    expect(summary).toMatch(/^[A-Z][^.\n]{10,120}\.$/)
  })

  test.each(calls)('%s says who may call it, whether it needs a subscription, and whether it is ours', (path, call) => {
    expect(getOperation(path)).toMatchObject({
      'x-access': call.access,
      'x-needs-subscription': call.needsSubscription,
      'x-ours': call.ours,
      security: call.access === 'anyone' ? [] : [{ bearer: [] }],
    })
  })

  test('says how large a body may be', () => {
    expect(getOperation('auth/localLogin').requestBody?.description).toBe('At most 16 KB.')
    expect(getOperation('lots/getLots').requestBody?.description).toBe('At most 4,096 KB.')
  })

  test('shows inputs as a client sends them, not as a handler receives them', () => {
    expect(getInputSchema('lots/getLots').required).toBeUndefined()
    expect(getInputSchema('lots/getLots').properties?.['todayOnly']?.anyOf).toContainEqual({
      type: 'string',
      enum: ['true', 'false'],
    })
    expect(getInputSchema('lots/voteLot')).toMatchObject({ required: ['lotId', 'accepted'] })
    expect(getInputSchema('lots/voteLot').properties?.['lotId']?.anyOf?.map(({ type }) => type)).toEqual([
      'number',
      'string',
    ])
    expect(getInputSchema('users/updateUser').required).toEqual(['userId'])
  })

  test('marks the fields of our own', () => {
    const fields = Object.entries(getInputSchema('auth/localLogin').properties ?? {})
    const ours = fields.filter(([, field]) => field['x-ours'])
    expect(ours.map(([name]) => name)).toEqual(['rememberMe', 'code'])
    expect(document.components.schemas['Document']?.properties?.['state']).toHaveProperty('x-ours', true)
    expect(document.components.schemas['Document']?.properties?.['fileName']).not.toHaveProperty('x-ours')
  })

  test('refers only to what it has', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)
    const missing = Array.from(references, ([, reference = '']) => reference).filter(
      (reference) => !(reference.replace('#/components/schemas/', '') in document.components.schemas),
    )
    expect(missing).toEqual([])
  })
})

describe('the refusals of a call', () => {
  test('stand under their status with their English text', () => {
    const conflict = getOperation('users/createUser').responses['409']
    expect(conflict?.description).toContain(errorTexts.email_taken)
    expect(conflict?.content['application/json']?.schema.allOf?.[1]?.properties?.['code']?.enum).toEqual([
      'email_taken',
      'seat_limit',
    ])
    expect(Object.keys(getOperation('lots/getLots').responses)).toEqual([
      '200',
      '400',
      '401',
      '402',
      '403',
      '413',
      '415',
      '429',
      '500',
      '503',
    ])
    expect(Object.keys(getOperation('auth/signout').responses)).toEqual([
      '200',
      '400',
      '413',
      '415',
      '429',
      '500',
      '503',
    ])
  })

  // each replaces one field of a valid example
  const SPOILED = [undefined, null, '', ' ', 'x', [], ['x'], {}, -1, '\0']

  test.each(calls)('%s names every code that its input can be refused with', (path, call) => {
    const named = new Set<string>(listRefusalCodes(call))
    const good = examples[path][0].input as object
    const bodies = Object.keys(call.input.shape).flatMap((field) =>
      SPOILED.map((value) => ({ ...good, [field]: value })),
    )
    const read = [{}, [], ...bodies].map((body) => readInput(call, body))
    expect(read.flatMap((result) => (result.ok || named.has(result.code) ? [] : [result.code]))).toEqual([])
  })

  test('the notices in place of a button are no refusals: the role is checked first', () => {
    const notices = REFUSALS.filter((code) => code.startsWith('only_'))
    expect(
      calls.flatMap(([, call]) => listRefusalCodes(call)).filter((code) => notices.some((notice) => notice === code)),
    ).toEqual([])
  })
})

describe('the examples', () => {
  const all = calls.flatMap(([path, call]) =>
    examples[path].map((example, index) => ({ name: `${path} ${index + 1}`, call, example })),
  )

  test.each(all)('$name is a body that the call takes, with no field it does not know', ({ call, example }) => {
    expect(readInput(call, example.input)).toMatchObject({ ok: true })
    expect(Object.keys(call.input.shape)).toEqual(expect.arrayContaining(Object.keys(example.input)))
  })

  test.each(all)('$name has an answer that the call may give', ({ call, example }) => {
    expect(call.output.parse(example.output)).toEqual(example.output)
  })

  test('a call with several tells them apart', () => {
    const titles = calls.map(([path]) => examples[path].map(({ title }) => title))
    expect(
      titles.filter((list) => list.length > 1 && (list.includes(undefined) || new Set(list).size < list.length)),
    ).toEqual([])
  })

  test('name only people and addresses that cannot exist', () => {
    const hosts = JSON.stringify(examples).match(/[@/][\w-]+(\.[\w-]+)+/g) ?? []
    const isHarmless = (host: string) => /\.example$|^\/t\.me|\.ics$/.test(host)
    expect(hosts.filter((host) => !isHarmless(host))).toEqual([])
  })
})

test('every code of a document is one that we know', () => {
  const codes = operations
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ content }) => content['application/json']?.schema.allOf ?? [])
    .flatMap(({ properties }) => properties?.['code']?.enum ?? [])
  expect(codes.length).toBeGreaterThan(300)
  expect(codes.filter((code) => !isErrorCode(code))).toEqual([])
})
