import { localeOf, type Language } from '@tendertap/domain/languages'

interface SourceTextProps {
  text: string
  /** null: a number, a code, Latin letters; it is read as the rest of the page */
  language: Language | null
  className?: string | undefined
}

/**
 * A text that is not ours: a portal or a person wrote it. It names the language it really is in (WCAG 3.1.2),
 * and the mark tells it from the product's own texts, which are always in the page's language.
 */
export function SourceText({ text, language, className }: SourceTextProps) {
  return (
    <span className={className} lang={language === null ? undefined : localeOf(language)} data-source>
      {text}
    </span>
  )
}
