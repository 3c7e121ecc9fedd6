import { useTexts } from '../../i18n/texts.ts'
import { translateMethod } from '../lots/facts/lot-words.ts'
import { PortalWord } from '../lots/facts/PortalWord.tsx'

/** Which lots a template is for. */
export function MethodName({ method }: { method: string | null }) {
  const texts = useTexts('checklists')
  const lotsTexts = useTexts('lots')
  if (method === null) return texts.general
  return <PortalWord word={translateMethod(lotsTexts, method)} original={method} />
}
