import { guessLanguage } from '@tendertap/domain/languages'
import { SourceText } from '../../../ui/SourceText.tsx'

interface PortalWordProps {
  /** our word for it in the page's language, if we know it */
  word: string | null
  written: string
}

/** A status, method or document type: by our word, an unknown one as the portal writes it. */
export function PortalWord({ word, written }: PortalWordProps) {
  return word ?? <SourceText text={written} language={guessLanguage(written)} />
}
