// Bodies that no client of ours would send: wrong types, extremes, strange letters, injected code, broken JSON.
import * as fc from 'fast-check'

const STRINGS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFFx',
  '‮текст',
  '﷽'.repeat(50),
  'İıſß',
  '😀'.repeat(200),
  '%00',
  '../../etc/passwd',
  '..\\..\\x',
  "' or 1=1 --",
  "'; drop table lot; --",
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '%',
  '_',
  '\\',
  '%%%',
  '(',
  '[',
  '(a+)+$',
  'a'.repeat(100_000),
  '9'.repeat(400),
  '-0',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '١٢٣',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'true',
  'null',
  '[]',
  '{}',
]
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  -0.5,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e15,
  1e16,
  1e21,
  1e308,
  5e-324,
  12.345,
  Number.MAX_SAFE_INTEGER,
]

const scalar = fc.oneof(
  fc.constantFrom<unknown>(...STRINGS),
  fc.constantFrom<unknown>(...NUMBERS),
  fc.constantFrom<unknown>(null, true, false),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
)

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('__proto__', 'constructor', 'toString', '$ne', 'length', 'id', 'x'),
      scalar,
      { maxKeys: 4 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      makeNested(2_000),
      Array.from({ length: 30_000 }, () => 'x'),
      Array.from({ length: 2_000 }, () => null),
    ),
  },
)

function makeNested(depth: number): unknown {
  let inner: unknown = 1
  for (let level = 0; level < depth; level += 1) inner = [inner]
  return inner
}

export interface Hostile {
  body: string | Uint8Array<ArrayBuffer>
  contentType: string
}

const JSON_TYPE = 'application/json'
const asJson = (body: unknown): Hostile => ({ body: JSON.stringify(body) ?? '', contentType: JSON_TYPE })

/** A good input with one to three of its fields spoiled, whole bodies of nonsense, and bytes that are no JSON. */
export function drawHostile(good: Readonly<Record<string, unknown>>, fields: readonly string[]): fc.Arbitrary<Hostile> {
  const names = fc.constantFrom(...fields, '__proto__', 'extra')
  const spoiled = fc
    .array(fc.tuple(names, value), { minLength: 1, maxLength: 3 })
    .map((changes) => asJson(Object.assign({}, good, ...changes.map(([name, bad]) => withOwnField(name, bad)))))
  const missing = names.map((name) => asJson(Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))))
  const nonsense = value.map(asJson)
  const text = JSON.stringify(good)
  const bytes = fc.oneof(
    fc.nat({ max: Math.max(0, text.length - 1) }).map((length) => text.slice(0, length)),
    fc.constantFrom(
      '',
      '{',
      '[',
      '"',
      '{"a":1,}',
      '\uFEFF{}',
      '{"a":\u0000}',
      '['.repeat(5_000),
      '{"__proto__":{"roles":["admin"]}}',
    ),
    fc.uint8Array({ maxLength: 60 }).map((array) => new Uint8Array(array)),
  )
  const broken = fc.record({
    body: bytes,
    contentType: fc.constantFrom(
      JSON_TYPE,
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'x/y',
    ),
  })
  return fc.oneof(
    { weight: 6, arbitrary: spoiled },
    { weight: 1, arbitrary: missing },
    { weight: 1, arbitrary: nonsense },
    { weight: 2, arbitrary: broken },
  )
}

/** An object that has this field itself, even if the name is `__proto__`. */
function withOwnField(name: string, bad: unknown): object {
  return Object.defineProperty({}, name, { value: bad, enumerable: true })
}
