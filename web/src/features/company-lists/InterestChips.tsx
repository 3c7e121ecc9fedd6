import { Group } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { Chip } from '../../ui/Chip.tsx'
import { SourceText } from '../../ui/SourceText.tsx'

/** The names of interest profiles. */
export function InterestChips({ names }: { names: readonly string[] }) {
  return (
    <Group gap="xs">
      {names.map((name) => (
        <Chip key={name}>
          <SourceText text={name} language={guessLanguage(name)} asWritten />
        </Chip>
      ))}
    </Group>
  )
}
