import { Text, TextInput } from '@mantine/core'
import { isSameResult } from '@tendertap/domain/lot-results/results'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import type { LotWork } from '../lots/lot-facts.ts'
import { pickLotName, type Lot } from '../lots/lot.ts'
import { refreshLots } from '../lots/refresh-lots.ts'
import { AmountField } from './AmountField.tsx'
import { FinalFields } from './FinalFields.tsx'
import { findResultErrors, isOurs, toResultInput, toResultValues } from './lot-result-form.ts'
import { LossReasonField } from './LossReasonField.tsx'
import { useOwnCompany } from './use-own-company.ts'
import { WinnerField } from './WinnerField.tsx'

interface LotResultDialogProps {
  lot: Lot
  work: LotWork
  onClose(): void
}

/** spec 2 §2, fill lot results. What the portal has published stands in the form, and can be corrected. */
export function LotResultDialog({ lot, work, onClose }: LotResultDialogProps) {
  const texts = useTexts('results')
  const own = useOwnCompany()
  // as it was when the form was opened: a colleague may save a result meanwhile
  const [before] = useState(work)
  const isOvertaken = !isSameResult(work.resultInfo, before.resultInfo)
  const form = useCallForm({
    initialValues: toResultValues(before, own),
    findErrors: (values) => findResultErrors(values, texts.form),
    send: async (values) => {
      await send('lots/updateResultInfo', { lotId: lot.id, resultInfo: toResultInput(values, before, own) })
      showSnackbar('success', texts.saved)
      onClose()
      refreshLots('lotWork')
    },
  })
  const { values, setValues } = form
  const isHeld = values.finalStatus === 'held'
  const won = isOurs(values, before, own)
  const chooseWinner = (winner: boolean) =>
    values.winnerCompany.trim() === '' && winner
      ? setValues({ winnerCompany: own.name, winner: null })
      : setValues({ winner })
  return (
    <Dialog
      title={before.resultInfo ? texts.form.correctTitle : texts.form.title}
      onClose={onClose}
      isBusy={form.isSending}
      size={480}
    >
      <Form form={form} submit={texts.form.save} failedText={texts.failed} onCancel={onClose}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          <SourceText {...pickLotName(lot, useLanguage())} />
        </Text>
        {isOvertaken && !form.isSending && <Notice tone="warn">{texts.form.overtaken}</Notice>}
        {before.award && !before.resultInfo && (
          <Text size="sm" c="dimmed">
            {texts.award.prefilled}
          </Text>
        )}
        <FinalFields form={form} />
        {isHeld && (
          <TextInput
            {...form.field('winnerCompany')}
            label={texts.form.winner}
            maxLength={1000}
            autoComplete="off"
            required
            onChange={(event) => setValues({ winnerCompany: event.currentTarget.value, winner: null })}
          />
        )}
        <AmountField
          {...form.field('finalAmount')}
          label={texts.form.amount}
          value={values.finalAmount}
          isApplicable={isHeld}
        />
        {isHeld && <WinnerField isOurs={won} onChange={chooseWinner} />}
        {isHeld && won === false && (
          <LossReasonField value={values.lossReason} onChange={(lossReason) => setValues({ lossReason })} />
        )}
      </Form>
    </Dialog>
  )
}
