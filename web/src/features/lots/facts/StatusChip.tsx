import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import { useTexts } from '../../../i18n/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { translateStatus } from './lot-words.ts'
import { PortalWord } from './PortalWord.tsx'

export function StatusChip({ status }: { status: string }) {
  const texts = useTexts('lots')
  return (
    <Chip tone={status === PUBLISHED ? 'good' : 'plain'}>
      <PortalWord word={translateStatus(texts, status)} original={status} className="one-line" />
    </Chip>
  )
}
