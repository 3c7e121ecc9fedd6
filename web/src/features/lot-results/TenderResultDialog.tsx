import { Text } from '@mantine/core'
import { isSameResult } from '@tendertap/domain/lot-results/results'
import { formatTenge } from '@tendertap/domain/money'
import { decideOnTender, findTenderRefusal } from '@tendertap/domain/tender-work/decide'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { getWork, toLotFacts } from '../lots/lot-facts.ts'
import type { Lot } from '../lots/lot.ts'
import { refreshLots } from '../lots/refresh-lots.ts'
import { pickTenderName } from '../lots/tender.ts'
import { useMe } from '../session/current-session.ts'
import { AmountField } from './AmountField.tsx'
import { FinalFields } from './FinalFields.tsx'
import { LotResultFields } from './LotResultFields.tsx'
import { usePlacedTender, type PlacedTender } from './placed-tender.ts'
import {
  EMPTY_FIELDS,
  findLotErrors,
  findTenderResultErrors,
  hasLotFields,
  listPlacedLots,
  sumLotAmounts,
  toTenderResultInput,
  toTenderResultValues,
  type LotFields,
} from './tender-result-form.ts'
import { useOwnCompany } from './use-own-company.ts'

interface TenderResultDialogProps {
  tender: Lot['Tender']
  onClose(): void
}

/** spec 2 §2, fill tender results: the results of all its placed lots at once. */
export function TenderResultDialog({ tender, onClose }: TenderResultDialogProps) {
  const texts = useTexts('results').tender
  const query = usePlacedTender(tender)
  if (query.data) return <FilledDialog head={tender} tender={query.data} onClose={onClose} />
  return (
    <Dialog title={texts.title} onClose={onClose} size={620}>
      {query.isLoadingError ? (
        <ErrorState title={texts.loadFailed} query={query} />
      ) : (
        <SkeletonRows count={4} height={40} />
      )}
    </Dialog>
  )
}

interface FilledDialogProps {
  head: Lot['Tender']
  /** as it is now */
  tender: PlacedTender
  onClose(): void
}

function FilledDialog({ head, tender: current, onClose }: FilledDialogProps) {
  const texts = useTexts('results')
  const errors = useTexts('errors')
  const own = useOwnCompany()
  const name = pickTenderName(head, useLanguage())
  // The lots as they were when the form was opened: what is typed belongs to them.
  const [tender] = useState(current)
  const isOvertaken = current.LotOfTender.some((lot) => {
    const before = tender.LotOfTender.find(({ id }) => id === lot.id)
    return before && !isSameResult(getWork(before)?.resultInfo ?? null, getWork(lot)?.resultInfo ?? null)
  })
  const roles = useMe()?.roles ?? []
  const lotsNow = current.LotOfTender.map((lot) => ({ facts: toLotFacts(lot) }))
  const refusal = findTenderRefusal(decideOnTender('fillResult', lotsNow, roles, useNow()))
  const form = useCallForm({
    initialValues: toTenderResultValues(tender, own),
    findErrors: (values) => findTenderResultErrors(values, tender, texts),
    send: async (values) => {
      await send('tenders/updateResultInfo', toTenderResultInput(values, tender, own))
      showSnackbar('success', texts.tender.saved)
      onClose()
      refreshLots('lotWork')
    },
  })
  const { values, setValues } = form
  const { lots } = values
  const change = (index: number, changes: Partial<LotFields>) =>
    setValues({ lots: lots.map((lot, place) => (place === index ? { ...lot, ...changes } : lot)) })
  const problem = form.field('lots').error
  const only = lots.length === 1 ? (lots[0] ?? EMPTY_FIELDS) : null
  const isHeld = values.finalStatus === 'held'
  const findErrors = (lot: LotFields) => (problem ? findLotErrors(lot, lots.length, texts.form) : null)
  return (
    <Dialog title={texts.tender.title} onClose={onClose} isBusy={form.isSending} size={620}>
      <Form
        form={form}
        submit={texts.form.save}
        failedText={texts.failed}
        isDisabled={refusal !== null}
        onCancel={onClose}
      >
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          <SourceText {...name} />
        </Text>
        {refusal ? (
          <Notice tone="warn">{errors[refusal]}</Notice>
        ) : (
          isOvertaken && !form.isSending && <Notice tone="warn">{texts.form.overtaken}</Notice>
        )}
        <FinalFields form={form} />
        {hasLotFields(tender, values.finalStatus) &&
          listPlacedLots(tender).map((lot, index) => (
            <LotResultFields
              key={lot.id}
              lot={lot}
              fields={lots[index] ?? EMPTY_FIELDS}
              errors={findErrors(lots[index] ?? EMPTY_FIELDS)}
              hasAmount={only === null}
              onChange={(changes) => change(index, changes)}
            />
          ))}
        {only ? (
          <AmountField
            label={texts.form.amount}
            value={only.finalAmount}
            isApplicable={isHeld}
            error={findErrors(only)?.finalAmount}
            onChange={(event) => change(0, { finalAmount: event.currentTarget.value })}
          />
        ) : isHeld ? (
          <Text role="status">
            {texts.tender.sum} <strong>{formatTenge(sumLotAmounts(lots))}</strong>
          </Text>
        ) : (
          <AmountField label={texts.form.amount} value="" isApplicable={false} />
        )}
        {problem && (
          <Text size="sm" c="var(--bad)" role="alert">
            {problem}
          </Text>
        )}
      </Form>
    </Dialog>
  )
}
