import { send } from '../../api/client.ts'
import { getTexts, useLanguage, useTexts } from '../../i18n/texts.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { refreshLots } from '../lots/refresh-lots.ts'
import { pickTenderName } from '../lots/tender.ts'
import { RejectDialog } from '../lots/votes/RejectDialog.tsx'
import type { TenderSummary } from './tender-list.ts'

interface RejectTenderDialogProps {
  tender: TenderSummary
  /** the card is about to leave the list */
  onDecided(): void
  onClose(): void
}

/** A lead's vote against a tender, with its reason. */
export function RejectTenderDialog({ tender, onDecided, onClose }: RejectTenderDialogProps) {
  const texts = useTexts('tender-work')
  return (
    <RejectDialog
      title={texts.rejectTitle}
      name={pickTenderName(tender, useLanguage())}
      failedText={texts.rejectFailed}
      onReject={async (reason, description) => {
        // also after a refusal: somebody else may have been faster
        const sent = send('tenders/voteTender', { id: tender.id, accepted: false, reason, description })
        await sent.finally(() => refreshLots('lotVotes'))
        showSnackbar('success', getTexts('tender-work').rejected)
        onDecided()
      }}
      onClose={onClose}
    />
  )
}
