import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '@tendertap/contract/client/call-error'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { NoAnswer } from '../lots/tender.ts'
import { useTender } from '../lots/use-tender.ts'
import { TenderFrame } from './TenderFrame.tsx'
import { TenderSkeleton } from './TenderSkeleton.tsx'
import { TenderView, type TenderParts } from './TenderView.tsx'

/** spec 2 §2, tender details page: /tender/{id}. */
export function TenderPage(parts: TenderParts) {
  const { id = '' } = useParams({ strict: false })
  return /^\d{1,15}$/.test(id) ? <TenderById key={id} id={Number(id)} parts={parts} /> : <NotFound />
}

function TenderById({ id, parts }: { id: number; parts: TenderParts }) {
  const texts = useTexts('tenders')
  const answer = useTender(id)
  const { data: tender, error } = answer
  if (tender) return <TenderView tender={tender} answer={answer} parts={parts} />
  if (tender === null) return <Message title={texts.noData} />
  if (error === null) return <TenderSkeleton />
  if (error instanceof CallError && error.code === 'not_found') return <NotFound />
  const reason = error instanceof NoAnswer ? texts.noAnswer : (findErrorText(error) ?? texts.failedUnknown)
  return (
    <TenderFrame title={texts.titleUnknown} isTitleHidden>
      <Panel>
        {/* the title tells the reason */}
        <ErrorState title={texts.failed(reason)} query={{ ...answer, error: null }} />
      </Panel>
    </TenderFrame>
  )
}

function NotFound() {
  const { notFound, notFoundText } = useTexts('tenders')
  return <Message title={notFound} text={notFoundText} />
}

function Message({ title, text = null }: { title: string; text?: string | null }) {
  const { titleUnknown, toLots } = useTexts('tenders')
  return (
    <TenderFrame title={title} heading={titleUnknown} isTitleHidden>
      <Panel>
        <EmptyState title={title} text={text} action={<Link to="/all-lots">{toLots}</Link>} />
      </Panel>
    </TenderFrame>
  )
}
