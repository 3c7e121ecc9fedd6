import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { getLocale, type Language } from '@tendertap/domain/languages'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import classes from './HelpPage.module.css'

/** A static file of the site root, made by `npm run guide`. */
const guidePath = (language: Language) => `/guide-${language}.pdf`

export function GuideDownload() {
  const { guide } = useTexts('feedback')
  const language = useLanguage()
  const others = LANGUAGE_NAMES.filter((entry) => entry.language !== language)
  return (
    <section className={classes.panel} aria-labelledby="guide">
      <h2 id="guide" className={classes.heading}>
        {guide.title}
      </h2>
      <p className={classes.text}>{guide.text}</p>
      <Button
        component="a"
        href={guidePath(language)}
        download
        className={classes.button}
        leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
      >
        {guide.download}
      </Button>
      <p className={classes.others}>
        {guide.otherLanguages}{' '}
        {others.map((entry) => (
          <a key={entry.language} href={guidePath(entry.language)} download lang={getLocale(entry.language)}>
            {entry.name}
          </a>
        ))}
      </p>
    </section>
  )
}
