import { useQuery } from '@tanstack/react-query'
import { LEGAL_LANGUAGES, getLegalLanguage, getLocale } from '@tendertap/domain/languages'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { CONTENT_ID } from '../../ui/page/content-id.ts'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { LegalLinks } from '../../ui/LegalLinks.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { changeLegalLanguage } from './change-legal-language.ts'
import { makeLegalTextQuery, makeOperatorQuery } from './legal-queries.ts'
import type { LegalDocument } from '../../lib/legal-documents.ts'
import { LegalArticle } from './LegalArticle.tsx'
import classes from './LegalPage.module.css'

// spec 1 §2: on the privacy and offer pages English is hidden from the language picker.
const CHOICES = LEGAL_LANGUAGES.map((language) => ({
  value: language,
  text: LANGUAGE_NAMES.find((entry) => entry.language === language)?.name ?? language,
  lang: getLocale(language),
}))

function LegalPage({ document }: { document: LegalDocument }) {
  const { language: words } = useTexts('public')
  const language = getLegalLanguage(useLanguage())
  const { data: text } = useQuery(makeLegalTextQuery(document, language))
  const { data: operator } = useQuery(makeOperatorQuery())
  usePageTitle(text?.title ?? '')
  return (
    <>
      <header className={classes.top}>
        <a href="/" aria-label="Tendertap">
          <Logo />
        </a>
        <SegmentedSwitch
          label={words.label}
          value={language}
          choices={CHOICES}
          onChange={(chosen) => void changeLegalLanguage(document, chosen)}
        />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        {text && operator && <LegalArticle text={text} operator={operator} language={language} />}
      </main>
      <div className={classes.bottom}>
        <LegalLinks />
      </div>
    </>
  )
}

export function PrivacyPolicyPage() {
  return <LegalPage document="privacy-policy" />
}

export function UserAgreementPage() {
  return <LegalPage document="user-agreement" />
}
