import { Link } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { mayStillBeSignedIn, useSessionState } from './current-session.ts'
import { LoginForm } from './LoginForm.tsx'
import { ProfileRetry } from './ProfileRetry.tsx'
import { PublicPage } from './PublicPage.tsx'

interface LoginPageProps {
  /** The page that the person wanted; null on an ordinary visit. */
  returnPath: string | null
  onSignedIn(): void
}

export function LoginPage({ returnPath, onSignedIn }: LoginPageProps) {
  const state = useSessionState()
  const hasEnded = state.phase === 'signed out' && state.hasEnded
  // the page that was wanted is kept in the address, also when this page is loaded again
  const isProfileMissing = state.phase === 'unreachable' || (returnPath !== null && mayStillBeSignedIn(state))
  const errors = useTexts('errors')
  const texts = useTexts('public').login
  const below = (
    <>
      {texts.noAccess} <Link to="/register">{texts.register}</Link>
    </>
  )
  return (
    <PublicPage title={texts.title} below={below}>
      {hasEnded && <Notice tone="warn">{errors.unauthorized}</Notice>}
      {isProfileMissing && <ProfileRetry onLoaded={onSignedIn} />}
      <LoginForm onSignedIn={onSignedIn} />
    </PublicPage>
  )
}
