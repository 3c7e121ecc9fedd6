import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SessionRow } from './SessionRow.tsx'
import classes from './SessionsDialog.module.css'

const SESSIONS = ['sessions']

/** The person's sessions. The current one is marked; each of the others has a button that ends it. */
export function SessionsDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts('passwords').sessions
  const client = useQueryClient()
  const sessions = useQuery({ queryKey: SESSIONS, queryFn: () => send('me/getSessions', {}), staleTime: 0 })
  return (
    <Dialog title={texts.title} onClose={onClose} size={600}>
      <p className={classes.text}>{texts.text}</p>
      {sessions.isPending && <p role="status">{texts.loading}</p>}
      {sessions.isError && (
        <Notice
          tone="bad"
          title={texts.failed}
          action={
            <Button variant="default" size="xs" loading={sessions.isFetching} onClick={() => void sessions.refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {findErrorText(sessions.error)}
        </Notice>
      )}
      {sessions.isSuccess && (
        <ul className={classes.list}>
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnded={() => void client.invalidateQueries({ queryKey: SESSIONS })}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
