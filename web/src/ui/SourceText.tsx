import { getLocale, type Language } from '@tendertap/domain/languages'
import { splitAtMarks } from './marked-pieces.ts'

interface SourceTextProps {
  text: string
  /** null: a number, a code, Latin letters; it is read as the rest of the page */
  language: Language | null
  /** stretches to point out: the first character and the one after the last */
  marks?: readonly (readonly [number, number])[] | undefined
  className?: string | undefined
}

/**
 * A text that is not ours: a portal or a person wrote it. It names the language it really is in (WCAG 3.1.2),
 * and the mark tells it from the product's own texts, which are always in the page's language.
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
