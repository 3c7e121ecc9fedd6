import type { Language } from '@tendertap/domain/languages'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import classes from './RussianMark.module.css'

/** Says quietly that a text exists only in Russian. Names of customers, codes and files are not marked. */
export function RussianMark({ language }: { language: Language | null | undefined }) {
  const texts = useTexts('lots')
  const pageLanguage = useLanguage()
  if (language !== 'ru' || pageLanguage === 'ru') return null
  return (
    <>
      <small className={classes.mark}>{texts.inRussian}</small>{' '}
    </>
  )
}
