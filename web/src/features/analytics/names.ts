import { createNames, type Names } from '@tendertap/domain/analytics/names'
import { useLanguage, useTexts } from '../../i18n/texts.ts'

/** What the codes of the figures are called in the language of the page. */
export function useNames(): Names {
  const { notGiven, unnamedGroup } = useTexts('analytics')
  const { portalMethod: method, sourceNames } = useTexts('lots')
  return createNames(useLanguage(), { notGiven, unnamedGroup, method, sourceNames })
}
