import '@mantine/core/styles/Radio.layer.css'
import { Radio, Stack, Text, Textarea } from '@mantine/core'
import { REJECT_REASONS, type RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useCallForm } from '../../../ui/form/use-call-form.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { Wording } from '../lot.ts'

interface RejectDialogProps {
  title: string
  /** what is rejected; null: the title says enough */
  name: Wording | null
  failedText: string
  /** The dialog closes after it. */
  onReject(reason: RejectReason, description: string | null): Promise<void>
  onClose(): void
  /** what follows from a reject for this reason */
  renderAfter?(reason: RejectReason): ReactNode
}

/** spec 2 §2: a reject takes a description. Ours asks for the reason too: only some reasons say what we deal in. */
export function RejectDialog({ title, name, failedText, onReject, onClose, renderAfter }: RejectDialogProps) {
  const texts = useTexts('voting')
  const { dialog } = texts
  const form = useCallForm<{ reason: RejectReason; description: string }>({
    initialValues: { reason: 'not_ours', description: '' },
    send: async ({ reason, description }) => {
      await onReject(reason, description.trim() || null)
      onClose()
    },
  })
  // 1 to 6; in the comment a digit is a digit
  const chooseByDigit = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return
    const reason = REJECT_REASONS[Number(event.key) - 1]
    if (reason) form.setValues({ reason })
  }
  return (
    <Dialog title={title} onClose={onClose} isBusy={form.isSending} size={460}>
      <Form form={form} submit={dialog.submit} failedText={failedText} isDangerous onCancel={onClose}>
        {name && (
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            <SourceText {...name} />
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
        {renderAfter?.(form.values.reason)}
      </Form>
    </Dialog>
  )
}
