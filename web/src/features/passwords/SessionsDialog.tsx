import { Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SessionRow } from './SessionRow.tsx'

const SESSIONS = ['sessions']

/** The person's sessions. The current one is marked; each of the others has a button that ends it. */
export function SessionsDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts('passwords').sessions
  const client = useQueryClient()
  const sessions = useQuery({ queryKey: SESSIONS, queryFn: () => send('me/getSessions', {}), staleTime: 0 })
  return (
    <Dialog title={texts.title} onClose={onClose} size={600}>
      <Stack gap="md">
        <Text c="dimmed">{texts.text}</Text>
        {sessions.isPending && <p role="status">{texts.loading}</p>}
        {sessions.isLoadingError && <ErrorState title={texts.failed} query={sessions} />}
        <RefreshBanner query={sessions} />
        {sessions.data && (
          <ul>
            {sessions.data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnded={() => void client.invalidateQueries({ queryKey: SESSIONS })}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
}
