import { Stack, Text } from '@mantine/core'
import { getLocale } from '@tendertap/domain/languages'
import type { ReactNode, Ref } from 'react'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Heading } from '../../ui/Heading.tsx'
import { LegalLinks } from '../../ui/LegalLinks.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { CONTENT_ID } from '../../ui/page/content-id.ts'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { changeLanguage } from './current-session.ts'
import classes from './PublicPage.module.css'

interface PublicPageProps {
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  /** under the title: what the page is about */
  about?: string | null
  children: ReactNode
  /** Below the card: links to other pages. */
  below?: ReactNode
}

/** A page before sign-in: the language picker, who we are, one card. */
export function PublicPage({ title, titleRef, about, children, below }: PublicPageProps) {
  const texts = useTexts('public')
  const language = useLanguage()
  usePageTitle(title)
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <SegmentedSwitch
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
      <main className={classes.main} id={CONTENT_ID} tabIndex={-1}>
        <Stack className={classes.brand} gap="sm" align="center">
          <Logo />
          <p>{texts.product.sentence}</p>
        </Stack>
        <section className={classes.card}>
          <Stack gap="lg">
            <Heading level={1} look="page" {...(titleRef && { ref: titleRef })}>
              {title}
            </Heading>
            {about && <Text c="dimmed">{about}</Text>}
            {children}
          </Stack>
        </section>
        {below && <Text c="dimmed">{below}</Text>}
      </main>
      <LegalLinks />
    </div>
  )
}
