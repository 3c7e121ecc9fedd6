import { parseKeyword } from '@tendertap/domain/interests/keywords'
import { guessLanguage, pickLanguage, type Language } from '@tendertap/domain/languages'
import type { ReactNode } from 'react'
import type { MatchingTexts } from '../../i18n/ru/matching.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { fillIn } from './fill-in.tsx'
import type { ReceiptLine } from './matches.ts'

/** One line of a receipt in words. */
export function ReceiptText({ line }: { line: ReceiptLine }) {
  const texts = useTexts('matching')
  const language = useLanguage()
  const { keyword, found, field, code } = line
  return fillIn(chooseTemplate(line, texts), {
    // without its minus and its quotes
    keyword: keyword && showWord(parseKeyword(keyword)?.text ?? keyword),
    found: found && showWord(found),
    where: field && texts.fields[field],
    code: code && <SourceText text={code} language={null} />,
    name: showClassName(line, language),
  })
}

function chooseTemplate({ kind, isConfirmed, accepted, rejected }: ReceiptLine, texts: MatchingTexts): string {
  if (kind === 'class') return isConfirmed ? texts.classLines.confirmed : texts.classLines.guessed
  if (kind === 'votes') {
    if (!accepted) return texts.voteLines.rejected(rejected ?? 0)
    return rejected ? texts.voteLines.both(accepted, rejected) : texts.voteLines.accepted(accepted)
  }
  return texts.lines[kind]
}

const showWord = (text: string) => <SourceText text={text} language={guessLanguage(text)} asWritten />

function showClassName({ nameRu, nameKz }: ReceiptLine, language: Language): ReactNode {
  const names = { ru: nameRu, kz: nameKz, en: null }
  const picked = pickLanguage(names, language)
  return picked && <SourceText text={names[picked] ?? ''} language={picked} />
}
