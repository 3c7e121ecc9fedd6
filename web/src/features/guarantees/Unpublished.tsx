import { Box } from '@mantine/core'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { TextButton } from '../../ui/TextButton.tsx'

/** How many lots are not in the sums, as nobody knows their security; it opens them. */
export function Unpublished({ lots, onOpen }: { lots: number; onOpen(): void }) {
  const texts = useTexts('guarantees')
  if (lots === 0) return null
  return (
    <Box mt="md">
      <TextButton onClick={onOpen}>{texts.unpublished(formatNumber(lots))}</TextButton>
    </Box>
  )
}
