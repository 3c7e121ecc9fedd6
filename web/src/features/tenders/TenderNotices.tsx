import { Link } from '@tanstack/react-router'
import { formatDateTime } from '@tendertap/domain/clock'
import { CANCELLED } from '@tendertap/domain/lots/vocabulary'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import type { Tender } from '../lots/tender.ts'

/** Warnings above the tender: replaced, withdrawn or cancelled. */
export function TenderNotices({ tender: { supersededBy, withdrawnAt, status } }: { tender: Tender }) {
  const texts = useTexts('tenders')
  if (supersededBy)
    return (
      <Notice tone="warn" title={texts.supersededBy}>
        <Link to="/tender/$id" params={{ id: String(supersededBy.id) }}>
          {texts.openNewer} <SourceText text={supersededBy.code} language={null} />
        </Link>
      </Notice>
    )
  if (withdrawnAt !== null)
    return (
      <Notice tone="bad" title={texts.withdrawn(formatDateTime(withdrawnAt))}>
        {texts.withdrawnText}
      </Notice>
    )
  return (
    status === CANCELLED && (
      <Notice tone="bad" title={texts.cancelled}>
        {texts.cancelledText}
      </Notice>
    )
  )
}
