import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { decide } from '@tendertap/domain/lot-work/workflow'
import { send } from '../../../../api/client.ts'
import { getTexts, useTexts } from '../../../../i18n/texts.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { Form } from '../../../../ui/form/Form.tsx'
import { useCallForm } from '../../../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../../../ui/snackbars/snackbars.ts'
import { refreshLots } from '../../../lots/refresh-lots.ts'
import { useMe } from '../../../session/current-session.ts'
import { Overtaken } from '../steps/Overtaken.tsx'
import { toWorkFacts, type WorkedLot } from '../work-facts.ts'

/** spec 2 §2, "add new document": name, required flag and comment. */
export function AddDocumentDialog({ about, onClose }: { about: WorkedLot; onClose(): void }) {
  const texts = useTexts('in-work').addDocument
  const errors = useTexts('errors')
  const roles = useMe()?.roles ?? []
  const decision = decide('addDocument', toWorkFacts(about), roles, useNow())
  const form = useCallForm({
    initialValues: { name: '', required: true, comment: '' },
    findErrors: ({ name }) => ({ name: name.trim() === '' && texts.nameRequired }),
    send: async ({ name, required, comment }) => {
      const input = { lotId: about.lot.id, name: name.trim(), required, comment: comment.trim() || null }
      await send('lots/addDocument', input)
      showSnackbar('success', getTexts('in-work').addDocument.done)
      refreshLots('lotWork')
      onClose()
    },
    refusedFields: { document_already_in_checklist: 'name' },
  })
  return (
    <Dialog title={texts.title} onClose={onClose} isBusy={form.isSending} size={460}>
      <Form
        form={form}
        submit={texts.submit}
        failedText={texts.failed}
        isDisabled={!decision.allowed}
        onCancel={onClose}
      >
        <TextInput {...form.field('name')} label={texts.name} required maxLength={1000} data-autofocus />
        <Checkbox {...form.checkbox('required')} label={texts.required} />
        <Textarea {...form.field('comment')} label={texts.comment} maxLength={5000} rows={3} />
        {!decision.allowed && <Overtaken about={about} reason={errors[decision.refusal]} />}
      </Form>
    </Dialog>
  )
}
