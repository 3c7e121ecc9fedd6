import '@mantine/core/styles/Radio.layer.css'
import { Radio, Stack, Text, Textarea } from '@mantine/core'
import { REJECT_REASONS, type RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import type { KeyboardEvent } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { pickLotName, type Lot } from '../lots/lot.ts'
import { AfterReject } from '../lots/slots/AfterReject.tsx'

interface RejectDialogProps {
  /** one, or those that are selected */
  lots: readonly Lot[]
  onReject(reason: RejectReason, description: string | null): void
  onClose(): void
}

/** spec 2 §2: a reject takes a description. Ours asks for the reason too: only some reasons say what we deal in. */
export function RejectDialog({ lots, onReject, onClose }: RejectDialogProps) {
  const texts = useTexts('voting')
  const { dialog } = texts
  const language = useLanguage()
  const form = useCallForm<{ reason: RejectReason; description: string }>({
    initialValues: { reason: 'not_ours', description: '' },
    send: ({ reason, description }) => {
      onReject(reason, description.trim() || null)
      onClose()
      return Promise.resolve()
    },
  })
  // 1 to 6; in the comment a digit is a digit
  const chooseByDigit = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return
    const reason = REJECT_REASONS[Number(event.key) - 1]
    if (reason) form.setValues({ reason })
  }
  const [lot] = lots
  return (
    <Dialog title={lots.length === 1 ? dialog.title : dialog.titleOfMany(lots.length)} onClose={onClose} size={460}>
      <Form form={form} submit={dialog.submit} failedText={texts.failed.rejected} isDangerous onCancel={onClose}>
        {lot && lots.length === 1 && (
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            <SourceText {...pickLotName(lot, language)} />
          </Text>
        )}
        <Radio.Group
          {...form.field('reason')}
          label={dialog.reason}
          description={dialog.keys}
          onKeyDown={chooseByDigit}
        >
          <Stack gap="sm" mt="sm">
            {REJECT_REASONS.map((reason, index) => (
              <Radio
                key={reason}
                value={reason}
                label={`${index + 1}. ${texts.reasons[reason]}`}
                {...(index === 0 && { 'data-autofocus': true })}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          {...form.field('description')}
          label={dialog.description}
          description={dialog.descriptionHint}
          maxLength={5000}
          rows={3}
        />
        {lot && lots.length === 1 && form.values.reason === 'not_ours' && <AfterReject lot={lot} />}
      </Form>
    </Dialog>
  )
}
