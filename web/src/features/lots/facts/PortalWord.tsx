import { guessLanguage } from '@tendertap/domain/languages'
import { SourceText } from '../../../ui/SourceText.tsx'
import { RussianMark } from './RussianMark.tsx'

interface PortalWordProps {
  /** our word for it in the page's language, if we know it */
  word: string | null
  /** as the portal writes it */
  original: string
  /** of the original, which may be long */
  className?: string
}

/** A status, method or document type: our word for it, or the original when we have none. */
export function PortalWord({ word, original, className }: PortalWordProps) {
  if (word !== null) return word
  const language = guessLanguage(original)
  return (
    <>
      <SourceText className={className} text={original} language={language} /> <RussianMark language={language} />
    </>
  )
}
