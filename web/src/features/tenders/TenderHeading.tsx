import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { toExternalUrl } from '../../lib/external-url.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import type { Tender } from '../lots/tender.ts'
import { pickTenderName } from './tender.ts'
import classes from './TenderHeading.module.css'

/** The breadcrumb with the code, the name, and the link to the portal. */
export function TenderHeading({ tender }: { tender: Tender }) {
  const texts = useTexts('tenders')
  const { openOnPortal, inNewTab } = useTexts('lots')
  const allLots = useTexts('account').tabs['all-lots'].title
  const url = toExternalUrl(tender.url)
  const code = <SourceText className={classes.code} text={tender.code} language={null} />
  return (
    <header className={classes.heading}>
      <div className={classes.names}>
        <nav className={classes.path} aria-label={texts.path}>
          <Link to="/all-lots">{allLots}</Link>
          <span aria-hidden>/</span>
          {code}
        </nav>
        <h1 className={classes.name}>
          <SourceText {...pickTenderName(tender, useLanguage())} />
        </h1>
        {tender.supersedes && (
          <p className={classes.note}>
            {texts.supersedes}{' '}
            <Link to="/tender/$id" params={{ id: String(tender.supersedes.id) }}>
              <SourceText text={tender.supersedes.code} language={null} />
            </Link>
          </p>
        )}
      </div>
      {url && (
        <Button
          variant="default"
          className={classes.portal}
          rightSection={<IconExternalLink size={16} stroke={1.7} aria-hidden />}
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {openOnPortal}
          <span className="visually-hidden"> ({inNewTab})</span>
        </Button>
      )}
    </header>
  )
}
