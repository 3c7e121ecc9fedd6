import { Stack, Text } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatQuotes } from '@tendertap/domain/words/quotes'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { CardGrid } from './CardGrid.tsx'
import { SourceText } from '../../ui/SourceText.tsx'

interface CompanyNamesProps {
  names: readonly string[]
  /** how many of them are shown */
  shown: number
  /** side by side where there is room */
  isWide?: boolean
}

/** The first names of a list, and how many more there are. */
export function CompanyNames({ names, shown, isWide = false }: CompanyNamesProps) {
  const texts = useTexts('company-lists')
  const items = names.slice(0, shown).map((name) => (
    <li key={name} className="one-line" title={formatQuotes(name)} data-source>
      <SourceText text={name} language={guessLanguage(name)} />
    </li>
  ))
  return (
    <>
      {isWide ? (
        <CardGrid gap="var(--space-4) var(--space-16)">{items}</CardGrid>
      ) : (
        <Stack component="ul" gap={4}>
          {items}
        </Stack>
      )}
      {names.length > shown && (
        <Text size="sm" c="dimmed" mt={4}>
          {texts.more(formatNumber(names.length - shown))}
        </Text>
      )}
    </>
  )
}
