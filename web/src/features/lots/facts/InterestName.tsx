import { Box } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { SourceText } from '../../../ui/SourceText.tsx'

interface InterestNameProps {
  interest: { name: string; color: string }
}

/** An interest profile: its name as an administrator wrote it, after its colour. */
export function InterestName({ interest: { name, color } }: InterestNameProps) {
  return (
    <span>
      <Box component="span" display="inline-block" w={10} h={10} mr={6} bg={color} bdrs="xl" aria-hidden />
      <SourceText text={name} language={guessLanguage(name)} asWritten />
    </span>
  )
}
