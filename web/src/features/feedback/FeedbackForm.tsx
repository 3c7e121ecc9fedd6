import { Button, Textarea } from '@mantine/core'
import { FEEDBACK_MAX, findFeedbackProblem } from '@tendertap/domain/feedback'
import { useState, type SubmitEvent } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import classes from './HelpPage.module.css'

/** spec 1 §5: the message is required, trimmed non-empty; the button is disabled otherwise. */
export function FeedbackForm() {
  const texts = useTexts('feedback').form
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const problem = findFeedbackProblem(message)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (problem !== null || isSending) return
    setSending(true)
    setFailure(null)
    try {
      await send('feedback/sendFeedback', { text: message })
      setMessage('')
      showSnackbar('success', texts.sent)
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(false)
    }
  }

  return (
    <section className={classes.panel} aria-labelledby="feedback">
      <h2 id="feedback" className={classes.heading}>
        {texts.title}
      </h2>
      <p className={classes.text}>{texts.text}</p>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <Textarea
          label={texts.message}
          required
          withAsterisk={false}
          rows={6}
          resize="vertical"
          value={message}
          error={problem === 'too_long' ? texts.tooLong(formatNumber(FEEDBACK_MAX)) : null}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {failure !== null && (
          <Notice tone="bad" title={texts.failed}>
            {findErrorText(failure)}
          </Notice>
        )}
        <Button type="submit" className={classes.button} disabled={problem !== null} loading={isSending}>
          {texts.send}
        </Button>
      </form>
    </section>
  )
}
