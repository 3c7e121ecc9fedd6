import { useTexts } from '../i18n/texts.ts'
import { LEGAL_DOCUMENTS } from '../lib/legal-documents.ts'
import classes from './LegalLinks.module.css'

/** The quiet footer of public pages. A document is read beside the page, so each opens in a new tab. */
export function LegalLinks() {
  const { legal, newTab } = useTexts('public')
  return (
    <footer className={classes.footer}>
      <nav className={classes.links} aria-label={legal.label}>
        {LEGAL_DOCUMENTS.map((document) => (
          <a key={document} href={`/${document}`} target="_blank" rel="noopener">
            {legal[document]}
            <span className="visually-hidden"> {newTab}</span>
          </a>
        ))}
      </nav>
    </footer>
  )
}
