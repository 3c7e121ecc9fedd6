import { getLocale } from '../languages.ts'

// Kazakh needs no entry: its nouns keep the singular after a number.
interface Forms {
  ru: Record<'one' | 'few' | 'many', string>
  en: Record<'one' | 'other', string>
}

/**
 * Returns a function that picks the form of a word for a number:
 * `createPlural('ru')(3, { one: 'лот', few: 'лота', many: 'лотов' })`.
 */
export function createPlural<L extends keyof Forms>(language: L): (count: number, forms: Forms[L]) => string {
  const rules = new Intl.PluralRules(getLocale(language))
  return (count, forms) => {
    const byRule: Partial<Record<Intl.LDMLPluralRule, string>> = forms
    // Russian fractions are `other` and take the form of few: 1,5 лота.
    return byRule[rules.select(count)] ?? byRule.few ?? ''
  }
}
