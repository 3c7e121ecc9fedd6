import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { pickLotName, type Lot } from '../lots/lot.ts'
import { AfterReject } from '../lots/slots/AfterReject.tsx'
import { RejectDialog } from '../lots/votes/RejectDialog.tsx'

interface RejectLotsDialogProps {
  /** one, or those that are selected */
  lots: readonly Lot[]
  onReject(reason: RejectReason, description: string | null): void
  onClose(): void
}

export function RejectLotsDialog({ lots, onReject, onClose }: RejectLotsDialogProps) {
  const { dialog, failed } = useTexts('voting')
  const language = useLanguage()
  const only = lots.length === 1 ? lots[0] : undefined
  return (
    <RejectDialog
      title={only ? dialog.title : dialog.titleOfMany(lots.length)}
      name={only ? pickLotName(only, language) : null}
      failedText={failed.rejected}
      onReject={(reason, description) => Promise.resolve(onReject(reason, description))}
      onClose={onClose}
      renderAfter={(reason) => only && reason === 'not_ours' && <AfterReject lot={only} />}
    />
  )
}
