import { localeOf } from '@tendertap/domain/languages'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { changeLanguage } from './current-session.ts'
import { LoginForm } from './LoginForm.tsx'
import { ProfileRetry } from './ProfileRetry.tsx'
import classes from './LoginPage.module.css'

interface LoginPageProps {
  /** The page to restore when the profile could not be loaded for it; null on an ordinary visit. */
  wanted: string | null
  onSignedIn(): void
}

export function LoginPage({ wanted, onSignedIn }: LoginPageProps) {
  const texts = useTexts('public')
  const language = useLanguage()
  usePageTitle(texts.login.title)
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <ChoiceButtons
          label={texts.language.label}
          value={language}
          choices={LANGUAGE_NAMES.map((entry) => ({ value: entry.language, text: entry.name, lang: localeOf(entry.language) }))}
          onChange={(chosen) => void changeLanguage(chosen)}
        />
      </header>
      <main className={classes.main} id="content" tabIndex={-1}>
        <div className={classes.brand}>
          <Logo />
          <p className={classes.sentence}>{texts.product.sentence}</p>
        </div>
        <section className={classes.card}>
          <h1 className={classes.title}>{texts.login.title}</h1>
          {wanted !== null && <ProfileRetry onLoaded={onSignedIn} />}
          <LoginForm onSignedIn={onSignedIn} />
        </section>
      </main>
    </div>
  )
}
