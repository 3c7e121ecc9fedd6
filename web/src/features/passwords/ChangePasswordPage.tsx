import { Button } from '@mantine/core'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { session, useMe } from '../session/current-session.ts'
import { PublicPage } from '../session/PublicPage.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { readLinkToken } from './link-token.ts'
import { SetPasswordForm } from './SetPasswordForm.tsx'

/** Opened by a letter's link, after sign-in with a password that somebody else has set, or by choice. */
export function ChangePasswordPage({ onDone }: { onDone(): void }) {
  const texts = useTexts('passwords')
  const me = useMe()
  const [token] = useState(readLinkToken)
  const [isExpired, setExpired] = useState(false)
  const [wasSignedIn] = useState(me !== null)

  if (token !== null && !isExpired) {
    return (
      <PublicPage title={texts.byLink.title} below={<Link to="/login">{texts.toLogin}</Link>}>
        <SetPasswordForm token={token} onExpired={() => setExpired(true)} onSignedIn={onDone} />
      </PublicPage>
    )
  }
  if (me && !isExpired) {
    const { mustChangePassword } = me
    const signOut = (
      <Button variant="subtle" size="compact-sm" onClick={() => void session.signOut()}>
        {texts.signOut}
      </Button>
    )
    return (
      <PublicPage
        title={mustChangePassword ? texts.forced.title : texts.change.title}
        about={mustChangePassword ? texts.forced.text : null}
        below={mustChangePassword ? signOut : null}
      >
        <ChangePasswordForm me={me} onDone={onDone} />
      </PublicPage>
    )
  }
  if (wasSignedIn && token === null) return <Navigate to="/login" replace />
  return (
    <PublicPage title={texts.byLink.expiredTitle} below={<Link to="/login">{texts.toLogin}</Link>}>
      <Notice tone="warn">{isExpired ? texts.byLink.expired : texts.byLink.missing}</Notice>
      <Link to="/reset-password">{texts.byLink.askAgain}</Link>
    </PublicPage>
  )
}
