// docs/guide/<language>/NN-name.md: one file per chapter, in the order of the numbers.
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@tendertap/domain/languages'
import { readChapter, type Chapter } from './markdown.ts'

const toFolder = (language: Language) => `docs/guide/${language}`

export function listChapterFiles(language: Language): string[] {
  return readdirSync(toFolder(language))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
}

export function readChapters(language: Language): Chapter[] {
  return listChapterFiles(language).map((name) => readChapter(readFileSync(`${toFolder(language)}/${name}`, 'utf8')))
}
