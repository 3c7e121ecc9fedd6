import { Button, Group, Stack, Text } from '@mantine/core'
import { IconMail, IconPencil, IconPhone } from '@tabler/icons-react'
import { guessLanguage } from '@tendertap/domain/languages'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Absent } from '../../ui/Absent.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import type { Me } from '../session/session.ts'
import { ProfileDialog } from './ProfileDialog.tsx'
import classes from './ProfileCard.module.css'

const ICON = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** spec 1 §2: avatar initial, full name, role list, e-mail, phone. */
export function ProfileCard({ me }: { me: Me }) {
  const texts = useTexts('profile')
  const { roles, user } = useTexts('account')
  const [isEditing, setEditing] = useState(false)
  const name = me.fullName ?? user
  return (
    <section aria-label={texts.title}>
      <Stack gap="md">
        <Group wrap="nowrap" gap="md">
          <Avatar name={me.fullName ?? me.email} size="large" />
          <div>
            <Text fw={600}>{me.fullName ? <SourceText text={name} language={guessLanguage(name)} /> : name}</Text>
            <Text size="sm" c="dimmed">
              {me.roles.map((role) => roles[role]).join(', ') || texts.noRoles}
            </Text>
          </div>
        </Group>
        <dl className={classes.contacts}>
          <dt>
            <IconMail {...ICON} />
            <span className="visually-hidden">{texts.email}</span>
          </dt>
          <dd>
            <SourceText text={me.email} language={null} />
          </dd>
          <dt>
            <IconPhone {...ICON} />
            <span className="visually-hidden">{texts.phone}</span>
          </dt>
          <dd>{me.phone ? <SourceText text={me.phone} language={null} /> : <Absent reason={texts.none} />}</dd>
        </dl>
        <Button variant="default" leftSection={<IconPencil {...ICON} />} onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      </Stack>
      {isEditing && <ProfileDialog me={me} onClose={() => setEditing(false)} />}
    </section>
  )
}
