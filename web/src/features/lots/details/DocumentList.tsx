import { Button, Loader, Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { findErrorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Absent } from '../../../ui/Absent.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { LotDocument } from '../lot.ts'
import { DocumentLine } from './DocumentLine.tsx'
import classes from './DocumentList.module.css'

/** The call that loads the documents. */
export interface DocumentsQuery {
  isError: boolean
  error: Error | null
  isFetching: boolean
  refetch(): Promise<{ isError: boolean }>
}

interface DocumentListProps {
  documents: readonly LotDocument[]
  /** absent where the page itself shows a failed call */
  query?: DocumentsQuery
}

/** The documents of a lot or a tender, in as many columns as fit; above them, why they could not be loaded. */
export function DocumentList({ documents, query }: DocumentListProps) {
  const texts = useTexts('lots')
  const block = useRef<HTMLDivElement>(null)
  /** The button goes away with the error, so the focus moves to what it has loaded. */
  const retry = async ({ refetch }: DocumentsQuery) => {
    const { isError } = await refetch()
    if (!isError) block.current?.focus()
  }
  return (
    <Stack ref={block} gap="sm" tabIndex={-1} role="group" aria-label={texts.documents} aria-busy={query?.isFetching}>
      {query && <LoadFailure query={query} onRetry={() => void retry(query)} />}
      {documents.length === 0 ? (
        <Absent reason={texts.noDocuments} />
      ) : (
        <ul className={classes.documents}>
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** spec 2 §8: «Ошибка загрузки документов» with a «Повторить» button, as long as the call has failed. */
export function LoadFailure({ query: { error, isFetching }, onRetry }: { query: DocumentsQuery; onRetry(): void }) {
  // A call that is tried again has no error any more. What is shown stays: its button has the focus.
  const [failure, setFailure] = useState(error)
  if (error !== failure && !isFetching) setFailure(error)
  const { documentsFailed } = useTexts('lots')
  const { retry } = useTexts('public')
  if (!failure) return null
  return (
    <Notice
      tone="bad"
      title={documentsFailed}
      action={
        // not disabled meanwhile: it would lose the focus
        <Button size="xs" variant="default" rightSection={isFetching && <Loader size={14} />} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {findErrorText(failure)}
    </Notice>
  )
}
