import { Group } from '@mantine/core'
import { useLanguage } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { useKitTexts } from '../texts.ts'

export function MarksSection() {
  const { waiting, short } = useKitTexts()
  return (
    <Group gap="lg">
      <Avatar name={short} />
      <Avatar name={short} size="large" />
      <CountBadge count={12} meaning={waiting} />
      <CountBadge count={12} meaning={waiting} isUrgent />
      <SourceText text={short} language={useLanguage()} marks={[[0, 4]]} />
      <Logo />
    </Group>
  )
}
