import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '@tendertap/contract/client/call-error'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ListMessage } from '../../ui/list/ListMessage.tsx'
import { NoAnswer } from '../lots/tender.ts'
import { TenderSkeleton } from './TenderSkeleton.tsx'
import { TenderView } from './TenderView.tsx'
import { useTender } from '../lots/use-tender.ts'
import classes from './TenderPage.module.css'

/** spec 2 §2, tender details page: /tender/{id}. */
export function TenderPage() {
  const { id = '' } = useParams({ strict: false })
  return /^\d{1,15}$/.test(id) ? <TenderById key={id} id={Number(id)} /> : <NotFound />
}

function TenderById({ id }: { id: number }) {
  const answer = useTender(id)
  const isMissing = answer.error instanceof CallError && answer.error.code === 'not_found'
  return isMissing && !answer.data ? <NotFound /> : <TenderAnswer answer={answer} />
}

function TenderAnswer({ answer }: { answer: ReturnType<typeof useTender> }) {
  const texts = useTexts('tenders')
  const { retry } = useTexts('lots')
  const { data: tender, error, isFetching, refetch } = answer
  usePageTitle(tender ? texts.title(tender.code) : texts.titleUnknown)

  // after a failed refresh the tender stays on the page, with a notice
  if (tender) return <TenderView tender={tender} isStale={error !== null} />
  if (tender === null) return <Message title={texts.noData} />
  if (error === null) return <TenderSkeleton />
  const reason = error instanceof NoAnswer ? texts.noAnswer : (findErrorText(error) ?? texts.failedUnknown)
  return (
    <div className={classes.panel}>
      <ListMessage
        isError
        title={texts.failed(reason)}
        action={
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {retry}
          </Button>
        }
      />
    </div>
  )
}

function NotFound() {
  const { notFound, notFoundText } = useTexts('tenders')
  usePageTitle(notFound)
  return <Message title={notFound} text={notFoundText} />
}

function Message({ title, text = null }: { title: string; text?: string | null }) {
  const { toLots } = useTexts('tenders')
  return (
    <div className={classes.panel}>
      <ListMessage title={title} text={text} action={<Link to="/all-lots">{toLots}</Link>} />
    </div>
  )
}
