import { guessLanguage } from '@tendertap/domain/languages'
import { SourceText } from '../../../ui/SourceText.tsx'

interface PortalWordProps {
  /** our word for it in the page's language, if we know it */
  word: string | null
  /** as the portal writes it */
  original: string
}

/** A status, method or document type: our word for it, or the original when we have none. */
export function PortalWord({ word, original }: PortalWordProps) {
  return word ?? <SourceText text={original} language={guessLanguage(original)} />
}
