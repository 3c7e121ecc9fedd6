// docs/guide: every bold text is on the screen, letter by letter. A renamed button fails here until the guide follows.
import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@tendertap/domain/languages'
import { expect, test } from 'vitest'
import { DICTIONARIES } from '@tendertap/web/i18n/dictionaries'
import { LANGUAGE_NAMES } from '@tendertap/web/i18n/language-names'

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : []
}

async function collectScreenWords(language: Language): Promise<Set<string>> {
  const parts = await Promise.all(Object.values(DICTIONARIES).map((dictionary) => dictionary[language]()))
  return new Set([...parts.flatMap(collectTexts), ...LANGUAGE_NAMES.map(({ name }) => name)])
}

test.each(LANGUAGES)('the guide in %s calls buttons and fields as the screen does', async (language) => {
  const folder = `docs/guide/${language}`
  const onScreen = await collectScreenWords(language)
  const unknown = readdirSync(folder).flatMap((file) => {
    const bold = readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\*\*(.+?)\*\*/g)
    return Array.from(bold, ([, words = '']) => words)
      .filter((words) => !onScreen.has(words))
      .map((words) => `${file}: ${words}`)
  })
  expect(unknown).toEqual([])
})
