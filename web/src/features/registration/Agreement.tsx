import { Checkbox, type CheckboxProps } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'

const GAP = '\u0000'

/**
 * spec 1 §2: required, with links to the privacy policy and the offer. They open beside the form, so nothing typed is
 * lost.
 */
export function Agreement(field: CheckboxProps) {
  const texts = useTexts('registration')
  const { newTab } = useTexts('public')
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
  // the sentence of each language, around its two links
  const [before, between, after] = texts.agreement(GAP, GAP).split(GAP)
  return (
    <Checkbox
      {...field}
      label={
        <>
          {before}
          {link('/privacy-policy', texts.policy)}
          {between}
          {link('/user-agreement', texts.offer)}
          {after}
        </>
      }
    />
  )
}
