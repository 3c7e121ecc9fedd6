import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { guessLanguage } from '@tendertap/domain/languages'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { getInitials } from '../../lib/initials.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import type { Me } from '../session/session.ts'
import { ProfileDialog } from './ProfileDialog.tsx'
import classes from './ProfileCard.module.css'

/** spec 1 §2: avatar initial, full name, role list, e-mail, phone. */
export function ProfileCard({ me }: { me: Me }) {
  const texts = useTexts('profile')
  const { roles, user } = useTexts('account')
  const [isEditing, setEditing] = useState(false)
  const name = me.fullName ?? user
  return (
    <section className={classes.card} aria-label={texts.title}>
      <div className={classes.head}>
        <span className={classes.avatar} aria-hidden data-source>
          {getInitials(me.fullName ?? me.email).slice(0, 1)}
        </span>
        <div className={classes.who}>
          <p className={classes.name}>
            {me.fullName ? <SourceText text={name} language={guessLanguage(name)} /> : name}
          </p>
          <p className={classes.roles}>{me.roles.map((role) => roles[role]).join(', ') || texts.noRoles}</p>
        </div>
      </div>
      <dl className={classes.facts}>
        <dt>{texts.email}</dt>
        <dd>
          <SourceText text={me.email} language={null} />
        </dd>
        <dt>{texts.phone}</dt>
        <dd>
          {me.phone ? (
            <SourceText text={me.phone} language={null} />
          ) : (
            <span className={classes.none}>{texts.none}</span>
          )}
        </dd>
      </dl>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {texts.edit}
      </Button>
      {isEditing && <ProfileDialog me={me} onClose={() => setEditing(false)} />}
    </section>
  )
}
