import { Textarea } from '@mantine/core'
import { FEEDBACK_MAX, findFeedbackProblem } from '@tendertap/domain/feedback'
import { formatNumber } from '@tendertap/domain/words/number'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Panel } from '../../ui/Panel.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'

/** spec 1 §5: the message is required, trimmed non-empty; the button is disabled otherwise. */
export function FeedbackForm() {
  const texts = useTexts('feedback').form
  const form = useCallForm({
    initialValues: { text: '' },
    send: async (message) => {
      await send('feedback/sendFeedback', message)
      showSnackbar('success', texts.sent)
      form.reset()
    },
  })
  const problem = findFeedbackProblem(form.values.text)
  return (
    <Panel title={texts.title} about={texts.text}>
      <Form form={form} submit={texts.send} failedText={texts.failed} isDisabled={problem !== null}>
        <Textarea
          {...form.field('text')}
          label={texts.message}
          required
          withAsterisk={false}
          rows={6}
          resize="vertical"
          // while it is typed: the button cannot be pressed to find out
          error={problem === 'too_long' && texts.tooLong(formatNumber(FEEDBACK_MAX))}
        />
      </Form>
    </Panel>
  )
}
