import { TextInput } from '@mantine/core'
import { createUnreachableError } from '@tendertap/contract/client/call-error'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useKitTexts } from '../texts.ts'

/** Its call always fails: send it empty, then with a name. */
export function FormSection() {
  const { field, actions, snackbars } = useKitTexts()
  const form = useCallForm({
    initialValues: { name: '' },
    findErrors: ({ name }) => ({ name: name === '' && field.required }),
    send: () => Promise.reject(createUnreachableError(null)),
  })
  return (
    <Form form={form} submit={actions.save} failedText={snackbars.error}>
      <TextInput label={field.name} {...form.field('name')} />
    </Form>
  )
}
