import { toExclusion, type ProfileEdit } from '@tendertap/domain/interests/edits'
import { parseKeyword } from '@tendertap/domain/interests/keywords'
import { guessLanguage, pickLanguage, type Language } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import type { InterestFilterName } from '@tendertap/domain/interests/filter'
import type { MatchingTexts } from '../../i18n/ru/matching.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { fillIn } from './fill-in.tsx'

/** A change of a profile; the names are those of a class. */
export interface WordedEdit extends ProfileEdit {
  nameRu?: string | null
  nameKz?: string | null
}

export const excludeWord = (word: string): WordedEdit => ({ kind: 'keyword', value: toExclusion(word) })

/** What to change in the profile, as a sentence without its point. */
export function EditText({ edit, minScore }: { edit: WordedEdit; minScore: number }) {
  const texts = useTexts('matching')
  const language = useLanguage()
  const name = pickName(edit, language)
  const value = showValue(edit, texts)
  return fillIn(chooseTemplate(edit, texts), {
    value: isWritten(edit) ? (
      <SourceText text={value} language={edit.kind === 'class' ? null : guessLanguage(value)} asWritten />
    ) : (
      value
    ),
    before: formatNumber(minScore),
    name: name && <SourceText {...name} />,
  })
}

/** The same as plain text, to send it to somebody. */
export function describeEdit(edit: WordedEdit, minScore: number, texts: MatchingTexts, language: Language): string {
  const values: Record<string, string> = {
    value: showValue(edit, texts),
    before: formatNumber(minScore),
    name: pickName(edit, language)?.text ?? '',
  }
  return chooseTemplate(edit, texts)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .trim()
}

function chooseTemplate({ kind, value }: WordedEdit, { edits }: MatchingTexts): string {
  return kind === 'keyword' && parseKeyword(value)?.isExcluded ? edits.kinds.exclude : edits.kinds[kind]
}

function showValue({ kind, value }: WordedEdit, { filters }: MatchingTexts): string {
  if (kind === 'filter') return filters[value as InterestFilterName]
  // without its minus and its quotes
  return kind === 'keyword' || kind === 'exclusion' ? (parseKeyword(value)?.text ?? value) : value
}

/** a person or the catalogue wrote it */
const isWritten = ({ kind }: WordedEdit): boolean => kind === 'keyword' || kind === 'exclusion' || kind === 'class'

function pickName({ nameRu = null, nameKz = null }: WordedEdit, language: Language) {
  const names = { ru: nameRu, kz: nameKz, en: null }
  const picked = pickLanguage(names, language)
  return picked && { text: names[picked] ?? '', language: picked }
}
