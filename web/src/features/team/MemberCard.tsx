import { Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { MemberContacts, MemberTitle } from './MemberFacts.tsx'
import type { Member } from './panels.ts'

interface MemberCardProps {
  member: Member
  isSelf: boolean
  /** at the end of the name's line */
  actions: ReactNode
  /** under the name */
  roles: ReactNode
}

/** A person on a phone. */
export function MemberCard({ member, isSelf, actions, roles }: MemberCardProps) {
  return (
    <Stack gap="xs">
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <MemberTitle member={member} isSelf={isSelf} />
        <Group gap={0} wrap="nowrap">
          {actions}
        </Group>
      </Group>
      {roles}
      <MemberContacts member={member} />
    </Stack>
  )
}
