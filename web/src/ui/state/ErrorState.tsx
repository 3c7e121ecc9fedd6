import { Button } from '@mantine/core'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import classes from './ListMessage.module.css'

interface ErrorStateProps {
  /** what could not be loaded */
  title: string
  /** the text of the button; by default «Повторить» */
  retry?: string
  query: { error: unknown; isFetching: boolean; refetch(): unknown }
}

/** Takes the place of what could not be loaded (spec 2 §8): the reason, and a button that tries again. */
export function ErrorState({ title, retry, query }: ErrorStateProps) {
  const texts = useTexts('public')
  const reason = findErrorText(query.error)
  return (
    <div className={classes.message} role="alert">
      <p className={classes.title}>{title}</p>
      {reason && <p className={classes.text}>{reason}</p>}
      <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
        {retry ?? texts.retry}
      </Button>
    </div>
  )
}
