// docs/guide/<language>/NN-name.md: one file per chapter, in the order of the numbers.
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@tendertap/domain/languages'
import { readChapter, type Chapter } from './markdown.ts'

const folderOf = (language: Language) => `docs/guide/${language}`

export function chapterFiles(language: Language): string[] {
  return readdirSync(folderOf(language))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
}

export function readChapters(language: Language): Chapter[] {
  return chapterFiles(language).map((name) => readChapter(readFileSync(`${folderOf(language)}/${name}`, 'utf8')))
}
