import { Button, List, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { send } from '../../api/client.ts'
import { getTexts, useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { PublicPage } from '../session/PublicPage.tsx'
import { CallError } from '@tendertap/contract/client/call-error'

/** Opened from a letter. Asks for a click, because mail programs open links to check them. */
export function UnsubscribePage({ token }: { token: string | null }) {
  const texts = useTexts('unsubscribe')
  return token === null ? (
    <PublicPage title={texts.title} below={<SettingsLink />}>
      <Notice tone="bad">{texts.noToken}</Notice>
    </PublicPage>
  ) : (
    <UnsubscribeCard token={token} />
  )
}

function SettingsLink() {
  const texts = useTexts('unsubscribe')
  return (
    <Link to="/settings" hash="notifications">
      {texts.settings}
    </Link>
  )
}

function UnsubscribeCard({ token }: { token: string }) {
  const texts = useTexts('unsubscribe')
  const { toggles } = useTexts('notifications')
  const queries = useQueryClient()
  const queryKey = ['settings/getUnsubscribe', token]
  const letters = useQuery({
    queryKey,
    queryFn: ({ signal }) => send('settings/getUnsubscribe', { token }, { signal }),
  })
  const change = useMutation({
    mutationFn: (isOn: boolean) => send('settings/unsubscribe', { token, isOn }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: (error) => showFailure(getTexts('unsubscribe').failed, error),
  })
  const categories = letters.data?.categories ?? []
  const isOff = categories.length > 0 && categories.every(({ isOn }) => !isOn)
  return (
    <PublicPage title={isOff ? texts.doneTitle : texts.title} below={<SettingsLink />}>
      {letters.isPending && <SkeletonRows count={2} height={24} />}
      {letters.isLoadingError &&
        (letters.error instanceof CallError && letters.error.code === 'link_expired' ? (
          <Notice tone="warn">{texts.expired}</Notice>
        ) : (
          <ErrorState title={texts.loadFailed} query={letters} />
        ))}
      {letters.data && (
        <>
          <div role="status">
            {change.isSuccess && change.variables && !isOff && <p>{texts.restored}</p>}
            <p>{isOff ? texts.done : texts.about}</p>
            <List>
              {categories.map(({ name }) => (
                <List.Item key={name}>{toggles.categories[name]}</List.Item>
              ))}
            </List>
          </div>
          <Button
            size="md"
            variant={isOff ? 'default' : 'filled'}
            loading={change.isPending}
            onClick={() => change.mutate(isOff)}
          >
            {isOff ? texts.restore : texts.submit}
          </Button>
          <Text size="sm" c="dimmed">
            {texts.others} {texts.security}
          </Text>
        </>
      )}
    </PublicPage>
  )
}
