import { readdirSync, readFileSync, statSync } from 'node:fs'
import { LANGUAGES } from '@tendertap/domain/languages'
import { describe, expect, test } from 'vitest'
import { listChapterFiles, readChapters } from './chapters.ts'
import { CHAPTERS_OF, findRuns } from './readers.ts'
import { README_SHOTS } from './readme-shots.ts'
import { SHOTS } from './shots.ts'

const MAX_BYTES = 2_000_000
const MAX_PICTURE_BYTES = 200_000

describe('the guide', () => {
  test.each(LANGUAGES)('in %s has the same chapters with the same pictures as in Russian', (language) => {
    expect(listChapterFiles(language)).toEqual(listChapterFiles('ru'))
    expect(readChapters(language).map(({ shots }) => shots)).toEqual(readChapters('ru').map(({ shots }) => shots))
  })

  test('shows every picture that is taken, and no other', () => {
    expect(
      readChapters('ru')
        .flatMap(({ shots }) => shots)
        .toSorted(),
    ).toEqual(Object.keys(SHOTS).toSorted())
  })

  test('names a reader for every chapter, and no other chapter', () => {
    const chapters = listChapterFiles('ru').map((name) => Number.parseInt(name, 10))
    expect([...new Set(Object.values(CHAPTERS_OF).flat())].toSorted((a, b) => a - b)).toEqual(chapters)
  })

  test('writes neighbouring chapters as a run', () => {
    expect(findRuns([2, 3, 4, 5, 9, 12, 13])).toEqual([
      [2, 5],
      [9, 9],
      [12, 13],
    ])
    expect(findRuns([])).toEqual([])
  })

  test.each(LANGUAGES)('in %s is printed: a PDF for the site root, quick to download', (language) => {
    const file = `web/public/guide-${language}.pdf`
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
    expect(statSync(file).size).toBeLessThan(MAX_BYTES)
  })
})

describe('the README', () => {
  const shown = Array.from(
    readFileSync('README.md', 'utf8').matchAll(/\]\(docs\/pictures\/([\w-]+)\.jpg\)/g),
    ([, name = '']) => name,
  )

  test('shows every picture that is taken for it, and no other', () => {
    expect(shown).toEqual(Object.keys(README_SHOTS))
  })

  test.each(readdirSync('docs/pictures'))('shows %s, which is quick to load', (file) => {
    expect(shown).toContain(file.replace('.jpg', ''))
    expect(statSync(`docs/pictures/${file}`).size).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
  })
})
