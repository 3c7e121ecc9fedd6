import { Menu } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { LEGAL_DOCUMENTS } from '../../lib/legal-documents.ts'

/** spec 1 §2, user menu: links to the privacy policy and the offer, each opens in a new tab. */
export function LegalItems() {
  const { legal, newTab } = useTexts('public')
  return LEGAL_DOCUMENTS.map((document) => (
    <Menu.Item
      key={document}
      component="a"
      href={`/${document}`}
      target="_blank"
      rel="noopener"
      rightSection={<IconExternalLink size={16} stroke={1.7} aria-hidden />}
    >
      {legal[document]}
      <span className="visually-hidden"> {newTab}</span>
    </Menu.Item>
  ))
}
