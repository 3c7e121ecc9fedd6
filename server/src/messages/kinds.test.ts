import { LANGUAGES } from '@tendertap/domain/languages'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { composeMessage } from './compose.ts'
import type { MessageKind } from './kind.ts'
import { MESSAGE_KINDS } from './kinds.ts'
import { layoutEmail } from './layouts/email/layout.ts'

type Schema = z.core.JSONSchema.JSONSchema

/** Facts of the right shape, in Latin letters: whatever else is Cyrillic is the message's own. */
function sample(schema: Schema, name = ''): unknown {
  const [shape] = schema.anyOf ?? []
  if (shape) return sample(shape, name)
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sample(value as Schema, key)]),
    )
  if (schema.type === 'array') return [sample(schema.items as Schema, name)]
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return 3
  return schema.format === 'date-time' || /(At|Date)$/.test(name) ? '2026-11-14T05:30:00.000Z' : 'Fact'
}

const kinds: [string, MessageKind][] = Object.entries(MESSAGE_KINDS)

describe.each(kinds)('a message of the kind %s', (_name, kind) => {
  const facts = kind.facts.parse(sample(z.toJSONSchema(kind.facts)))
  const compose = (language: (typeof LANGUAGES)[number]) =>
    layoutEmail(
      composeMessage({ kind, facts, language, name: null, publicUrl: 'https://tendertap.test', secret: null }),
    )

  test.each(LANGUAGES)('is complete in %s', (language) => {
    const { subject, text, html } = compose(language)
    expect(subject.length).toBeGreaterThan(5)
    expect(subject.length).toBeLessThan(120)
    for (const part of [text, html]) expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date/)
  })

  test('is written in its language', () => {
    expect(compose('ru').text).toMatch(/[а-яё]/i)
    expect(compose('ru').text).not.toMatch(/[әғқңөұүһі]/i)
    expect(compose('kz').text).toMatch(/[әғқңөұүһі]/i)
    expect(compose('kz').subject).not.toBe(compose('ru').subject)
    expect(`${compose('en').subject} ${compose('en').text}`).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  test('has a button in every language when it has a page, and a page when it has a purpose', () => {
    for (const language of LANGUAGES)
      expect(kind.texts[language](facts).button !== undefined).toBe(kind.page !== undefined)
    expect(kind.purpose === undefined || kind.page !== undefined).toBe(true)
  })
})
