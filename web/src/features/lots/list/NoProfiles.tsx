import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/texts.ts'
import { useMe } from '../../session/current-session.ts'
import { useHasProfiles } from '../use-has-profiles.ts'

/** Tells an administrator what the lots lack as long as there are no interest profiles. */
export function NoProfiles() {
  const texts = useTexts('lots')
  const hasProfiles = useHasProfiles()
  const isAdmin = useMe()?.roles.includes('admin') ?? false
  if (hasProfiles || !isAdmin) return null
  return (
    <Group gap="sm" fz="sm">
      <Text span inherit c="dimmed">
        {texts.noProfiles}
      </Text>
      <Link to="/admin/interests">{texts.createProfile}</Link>
    </Group>
  )
}
