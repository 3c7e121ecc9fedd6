import { getLocale, type Language } from '@tendertap/domain/languages'
import { formatMarkedQuotes } from '@tendertap/domain/words/quotes'
import { splitAtMarks } from './marked-pieces.ts'

interface SourceTextProps {
  text: string
  /** null for numbers, codes and Latin letters: the language of the page applies */
  language: Language | null
  /** ranges to highlight: the first character and the one after the last */
  marks?: readonly (readonly [number, number])[] | undefined
  className?: string | undefined
  /** keeps the quotation marks: what a person typed, the name of a file, a text that is compared with another */
  asWritten?: boolean
}

/**
 * A text that is not ours: a portal or a person wrote it. Its quotation marks get one form, «… „…“ …». `lang` is the
 * language it is written in (WCAG 3.1.2); `data-source` tells tests that it is not one of our texts, which are always
 * in the page's language.
 */
export function SourceText({ text, language, marks = [], className, asWritten = false }: SourceTextProps) {
  const shown = asWritten ? { text, marks } : formatMarkedQuotes(text, marks)
  return (
    <span className={className} lang={language === null ? undefined : getLocale(language)} data-source>
      {shown.marks.length === 0
        ? shown.text
        : splitAtMarks(shown.text, shown.marks).map(({ from, piece, isMarked }) =>
            isMarked ? <mark key={from}>{piece}</mark> : piece,
          )}
    </span>
  )
}
