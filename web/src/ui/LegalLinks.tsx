import { useTexts } from '../i18n/texts.ts'
import classes from './LegalLinks.module.css'

const DOCUMENTS = ['privacy-policy', 'user-agreement'] as const

/** The quiet footer of public pages. A document is read beside the page, so each opens in a new tab. */
export function LegalLinks() {
  const { legal } = useTexts('public')
  return (
    <footer className={classes.footer}>
      <nav className={classes.links} aria-label={legal.label}>
        {DOCUMENTS.map((document) => (
          <a key={document} href={`/${document}`} target="_blank" rel="noopener">
            {legal[document]}
            <span className="visually-hidden"> {legal.newTab}</span>
          </a>
        ))}
      </nav>
    </footer>
  )
}
