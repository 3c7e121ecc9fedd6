import { Link } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { LoginForm } from './LoginForm.tsx'
import { ProfileRetry } from './ProfileRetry.tsx'
import { PublicPage } from './PublicPage.tsx'

interface LoginPageProps {
  /** The page that was opened while the profile could not be loaded; null on an ordinary visit. */
  returnPath: string | null
  onSignedIn(): void
}

export function LoginPage({ returnPath, onSignedIn }: LoginPageProps) {
  const texts = useTexts('public').login
  const below = (
    <>
      {texts.noAccess} <Link to="/register">{texts.register}</Link>
    </>
  )
  return (
    <PublicPage title={texts.title} below={below}>
      {returnPath !== null && <ProfileRetry onLoaded={onSignedIn} />}
      <LoginForm onSignedIn={onSignedIn} />
    </PublicPage>
  )
}
