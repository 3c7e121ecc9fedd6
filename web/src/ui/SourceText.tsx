import { getLocale, type Language } from '@tendertap/domain/languages'
import { splitAtMarks } from './marked-pieces.ts'

interface SourceTextProps {
  text: string
  /** null for numbers, codes and Latin letters: the language of the page applies */
  language: Language | null
  /** ranges to highlight: the first character and the one after the last */
  marks?: readonly (readonly [number, number])[] | undefined
  className?: string | undefined
}

/**
 * A text that is not ours: a portal or a person wrote it. `lang` is the language it is written in
 * (WCAG 3.1.2); `data-source` tells tests that it is not one of our texts, which are always in the page's language.
 */
export function SourceText({ text, language, marks = [], className }: SourceTextProps) {
  return (
    <span className={className} lang={language === null ? undefined : getLocale(language)} data-source>
      {marks.length === 0
        ? text
        : splitAtMarks(text, marks).map(({ from, piece, isMarked }) =>
            isMarked ? <mark key={from}>{piece}</mark> : piece,
          )}
    </span>
  )
}
