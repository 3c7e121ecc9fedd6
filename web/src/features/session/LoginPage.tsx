import { Link } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { LoginForm } from './LoginForm.tsx'
import { ProfileRetry } from './ProfileRetry.tsx'
import { PublicPage } from './PublicPage.tsx'

interface LoginPageProps {
  /** The page to restore when the profile could not be loaded for it; null on an ordinary visit. */
  wanted: string | null
  onSignedIn(): void
}

export function LoginPage({ wanted, onSignedIn }: LoginPageProps) {
  const texts = useTexts('public').login
  const below = (
    <>
      {texts.noAccess} <Link to="/register">{texts.register}</Link>
    </>
  )
  return (
    <PublicPage title={texts.title} below={below}>
      {wanted !== null && <ProfileRetry onLoaded={onSignedIn} />}
      <LoginForm onSignedIn={onSignedIn} />
    </PublicPage>
  )
}
