import { send } from '../../api/client.ts'
import { getTexts, useLanguage, useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { useHeldLot } from '../lots/decision/held-lot.ts'
import { pickLotName, type Lot } from '../lots/lot.ts'
import { useGoOn } from '../lots/reading/lot-commands.ts'
import { refreshLots } from '../lots/refresh-lots.ts'
import { FilledText } from '../../ui/FilledText.tsx'

/** A manager's reject on potential lots: for the whole company and for good. */
export function DeclineDialog({ lot, onClose }: { lot: Lot; onClose(): void }) {
  const texts = useTexts('work')
  const goOn = useGoOn()
  useHeldLot(lot.id)
  const name = pickLotName(lot, useLanguage())
  const decline = async () => {
    await send('lots/declineLot', { lotId: lot.id })
    showSnackbar('success', getTexts('work').declined)
    refreshLots('lotWork')
    goOn(lot.id)
  }
  return (
    <ConfirmDialog
      title={texts.declineDialog.title}
      action={texts.declineDialog.action}
      isDangerous
      onConfirm={decline}
      failedText={texts.declineFailed}
      onClose={onClose}
    >
      <p>
        <FilledText text={texts.declineDialog.text}>
          <SourceText {...name} />
        </FilledText>
      </p>
    </ConfirmDialog>
  )
}
