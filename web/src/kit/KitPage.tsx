import { getLocale } from '@tendertap/domain/languages'
import { useEffect } from 'react'
import { LANGUAGE_NAMES } from '../i18n/language-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { Page } from '../ui/page/Page.tsx'
import { Snackbars } from '../ui/snackbars/Snackbars.tsx'
import { SECTIONS } from './sections.tsx'
import { formatSettings, SCHEMES, type KitSettings } from './settings.ts'
import { useKitTexts } from './texts.ts'
import classes from './KitPage.module.css'

/** Every piece of web/src/ui in its states. */
export function KitPage({ settings }: { settings: KitSettings }) {
  const texts = useKitTexts()
  const { language, snackbars } = useTexts('public')
  const { colorScheme } = useTexts('account')
  // the browser looked for the section in the address before there was one
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  const choices = (
    <>
      <nav className={classes.links} aria-label={language.label}>
        {LANGUAGE_NAMES.map(({ language: choice, name }) => (
          <a
            key={choice}
            href={formatSettings({ ...settings, language: choice })}
            lang={getLocale(choice)}
            aria-current={choice === settings.language || undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <nav className={classes.links} aria-label={colorScheme.label}>
        {SCHEMES.map((scheme) => (
          <a
            key={scheme}
            href={formatSettings({ ...settings, scheme })}
            aria-current={scheme === settings.scheme || undefined}
          >
            {colorScheme[scheme]}
          </a>
        ))}
      </nav>
    </>
  )
  return (
    <>
      <main className={classes.main}>
        <Page title={texts.title} actions={choices}>
          <nav className={classes.links} aria-label={texts.contents}>
            {SECTIONS.map(({ name }) => (
              <a key={name} href={`#${name}`}>
                <code data-source>{name}</code>
              </a>
            ))}
          </nav>
          {SECTIONS.map(({ name, render }) => (
            <section key={name} className={classes.section} aria-labelledby={name}>
              <h2 id={name} className={classes.name}>
                <code data-source>{name}</code>
              </h2>
              <div className={classes.states}>{render()}</div>
            </section>
          ))}
        </Page>
      </main>
      <Snackbars label={snackbars.label} closeLabel={snackbars.close} />
    </>
  )
}
