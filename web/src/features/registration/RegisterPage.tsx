import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { PublicPage } from '../session/PublicPage.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** spec 1 §2: the application, then the thank-you screen. */
export function RegisterPage() {
  const texts = useTexts('registration')
  const [isSent, setSent] = useState(false)
  if (isSent) return <Thanks />
  const below = (
    <>
      {texts.hasAccess} <Link to="/login">{texts.login}</Link>
    </>
  )
  return (
    <PublicPage title={texts.title} about={texts.lead} below={below}>
      <RegisterForm onSent={() => setSent(true)} />
    </PublicPage>
  )
}

function Thanks() {
  const { sent } = useTexts('registration')
  const title = useRef<HTMLHeadingElement>(null)
  // the form that had the focus is gone; the focus moves to the result, so a screen reader reads it
  useEffect(() => title.current?.focus(), [])
  return (
    <PublicPage title={sent.title} titleRef={title}>
      <p>{sent.text}</p>
      <Button size="md" fullWidth renderRoot={(props) => <Link to="/login" {...props} />}>
        {sent.login}
      </Button>
    </PublicPage>
  )
}
