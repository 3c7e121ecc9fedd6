import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LEGAL_LANGUAGES, getLegalLanguage, getLocale, type LegalLanguage } from '@tendertap/domain/languages'
import { queryClient } from '../../api/query-client.ts'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { CONTENT_ID } from '../../ui/page/content-id.ts'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { LegalLinks } from '../../ui/LegalLinks.tsx'
import { Logo } from '../../ui/Logo.tsx'
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
  const { language: words, failure } = useTexts('public')
  const language = getLegalLanguage(useLanguage())
  const { data: text } = useQuery(makeLegalTextQuery(document, language))
  const { data: operator } = useQuery(makeOperatorQuery())
  const navigate = useNavigate()
  usePageTitle(text?.title ?? '')

  async function choose(chosen: LegalLanguage): Promise<void> {
    // the present text stays until the other one is here
    try {
      await queryClient.ensureQueryData(makeLegalTextQuery(document, chosen))
    } catch (error) {
      return showFailure(failure.title, error)
    }
    await navigate({ to: '.', search: { lang: chosen }, replace: true })
  }

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
          onChange={(chosen) => void choose(chosen)}
        />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        {text && <LegalArticle text={text} operator={operator ?? null} language={language} />}
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
