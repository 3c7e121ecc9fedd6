import { Group } from '@mantine/core'
import { Chip } from '../../ui/Chip.tsx'
import { useKitTexts } from '../texts.ts'

export function ChipSection() {
  const { tones } = useKitTexts()
  return (
    <Group gap="sm">
      <Chip>{tones.plain}</Chip>
      <Chip tone="good">{tones.good}</Chip>
      <Chip tone="bad">{tones.bad}</Chip>
    </Group>
  )
}
