import { Group, Text } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import type { Role } from '@tendertap/domain/roles'
import { isReleasedEmail } from '@tendertap/domain/team/released-email'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { MemberName } from './MemberName.tsx'
import type { Member } from './panels.ts'
import { ROLE_NAMES, toRole } from './role-click.ts'
import classes from './Team.module.css'

interface MemberTitleProps {
  member: Member
  isSelf: boolean
}

/** The name; who is inactive is grey. */
export function MemberTitle({ member, isSelf }: MemberTitleProps) {
  const texts = useTexts('team')
  return (
    <Text component="span" fw={550} {...(!member.active && { c: 'dimmed' })}>
      <MemberName member={member} />
      {isSelf && (
        <>
          {' '}
          <Text component="span" className={classes.whole} size="sm" c="dimmed" fw={400}>
            {texts.you}
          </Text>
        </>
      )}
    </Text>
  )
}

/** Position, e-mail and phone. */
export function MemberContacts({ member: { position, email, phone } }: { member: Member }) {
  const texts = useTexts('team')
  return (
    <MetaLine
      items={[
        showTyped(position),
        isReleasedEmail(email) ? texts.releasedEmail : showTyped(email),
        phone && (
          <span key="phone" className={classes.whole}>
            {showTyped(phone)}
          </span>
        ),
      ]}
    />
  )
}

/** A text that a person typed; null when there is none. */
export function showTyped(text: string | null): ReactNode {
  return text ? <SourceText text={text} language={guessLanguage(text)} /> : null
}

export function RoleChips({ roles: held }: { roles: readonly Role[] }) {
  const { roles } = useTexts('account')
  const names = ROLE_NAMES.map(toRole).filter((role) => held.includes(role))
  if (names.length === 0) return null
  return (
    <Group gap="xs">
      {names.map((role) => (
        <Chip key={role}>{roles[role]}</Chip>
      ))}
    </Group>
  )
}
