import { getLocale } from '@tendertap/domain/languages'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx'
import { LegalLinks } from '../../ui/LegalLinks.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { changeLanguage } from './current-session.ts'
import classes from './PublicPage.module.css'

interface PublicPageProps {
  title: string
  children: ReactNode
  /** Below the card: links to other pages. */
  below?: ReactNode
}

/** A page before sign-in: the language picker, who we are, one card. */
export function PublicPage({ title, children, below }: PublicPageProps) {
  const texts = useTexts('public')
  const language = useLanguage()
  usePageTitle(title)
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <ChoiceButtons
          label={texts.language.label}
          value={language}
          choices={LANGUAGE_NAMES.map((entry) => ({
            value: entry.language,
            text: entry.name,
            lang: getLocale(entry.language),
          }))}
          onChange={(chosen) => void changeLanguage(chosen)}
        />
      </header>
      <main className={classes.main} id="content" tabIndex={-1}>
        <div className={classes.brand}>
          <Logo />
          <p className={classes.sentence}>{texts.product.sentence}</p>
        </div>
        <section className={classes.card}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </section>
        {below && <p className={classes.below}>{below}</p>}
      </main>
      <LegalLinks />
    </div>
  )
}
