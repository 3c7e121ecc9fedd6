import { readFileSync, statSync } from 'node:fs'
import { LANGUAGES } from '@tendertap/domain/languages'
import { describe, expect, test } from 'vitest'
import { listChapterFiles, readChapters } from './chapters.ts'
import { SHOTS } from './shots.ts'

const MAX_BYTES = 2_000_000

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

  test.each(LANGUAGES)('in %s is printed: a PDF for the site root, quick to download', (language) => {
    const file = `web/public/guide-${language}.pdf`
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
    expect(statSync(file).size).toBeLessThan(MAX_BYTES)
  })
})
