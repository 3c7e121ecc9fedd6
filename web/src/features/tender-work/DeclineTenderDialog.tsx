import { Text } from '@mantine/core'
import type { Refusal } from '@tendertap/domain/lot-work/refusals'
import { formatNumber } from '@tendertap/domain/words/number'
import { send } from '../../api/client.ts'
import { getTexts, useLanguage, useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { refreshLots } from '../lots/refresh-lots.ts'
import { pickTenderName, type Tender } from '../lots/tender.ts'

interface DeclineTenderDialogProps {
  tender: Tender
  /** how many of its lots will be declined */
  count: number
  /** why none can be any more: a colleague may have been faster */
  refusal: Refusal | null
  onClose(): void
}

/** For the whole company and for good. */
export function DeclineTenderDialog({ tender, count, refusal, onClose }: DeclineTenderDialogProps) {
  const texts = useTexts('tender-work')
  const errors = useTexts('errors')
  const decline = async () => {
    // also after a refusal: somebody else may have been faster
    await send('tenders/declineTender', { id: tender.id }).finally(() => refreshLots('lotWork'))
    showSnackbar('success', getTexts('tender-work').rejected)
  }
  return (
    <ConfirmDialog
      title={texts.declineDialog.title}
      action={texts.declineDialog.action}
      isDangerous
      isDisabled={refusal !== null}
      onConfirm={decline}
      failedText={texts.rejectFailed}
      onClose={onClose}
    >
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        <SourceText {...pickTenderName(tender, useLanguage())} />
      </Text>
      {refusal === null ? (
        <p>{texts.declineDialog.text(count, formatNumber(count))}</p>
      ) : (
        <Notice tone="warn" title={texts.declineDialog.pointless}>
          {errors[refusal]}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
