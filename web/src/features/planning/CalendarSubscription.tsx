import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { formatDateTime } from '@tendertap/domain/clock'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { CalendarAddressDialog } from './CalendarAddressDialog.tsx'
import { useCalendarFeed, useFeedChanges } from './use-calendar-feed.ts'

/** The deadlines of the lots in work, in the person's own calendar program. */
export function CalendarSubscription() {
  const texts = useTexts('planning')
  const { profileSections } = useTexts('account')
  const feed = useCalendarFeed()
  const { renew, remove } = useFeedChanges()
  const [address, setAddress] = useState<string | null>(null)
  const [openDialog, setOpenDialog] = useState<'renew' | 'remove' | null>(null)
  const subscribe = useMutation({
    mutationFn: renew,
    onSuccess: setAddress,
    onError: (error) => showFailure(texts.renewFailed, error),
  })
  const close = () => setOpenDialog(null)
  const madeAt = feed.data?.madeAt
  return (
    <section>
      <Stack gap="sm">
        <Group gap="sm">
          <Heading level={2} look="section">
            {profileSections.calendar}
          </Heading>
          {feed.isSuccess && <Chip tone={madeAt ? 'good' : 'plain'}>{madeAt ? texts.on : texts.off}</Chip>}
          {!madeAt && (
            <Button
              size="xs"
              variant="default"
              ml="auto"
              disabled={!feed.isSuccess}
              loading={subscribe.isPending}
              onClick={() => subscribe.mutate()}
            >
              {texts.subscribe}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {madeAt ? texts.madeAt(formatDateTime(madeAt)) : texts.about}
        </Text>
        {madeAt && (
          <Group gap="sm">
            <Button size="xs" variant="default" onClick={() => setOpenDialog('renew')}>
              {texts.renew}
            </Button>
            <Button size="xs" variant="default" onClick={() => setOpenDialog('remove')}>
              {texts.remove}
            </Button>
          </Group>
        )}
      </Stack>
      {openDialog === 'renew' && (
        <ConfirmDialog
          title={texts.renewTitle}
          action={texts.renewAction}
          onConfirm={async () => setAddress(await renew())}
          failedText={texts.renewFailed}
          onClose={close}
        >
          <p>{texts.renewQuestion}</p>
        </ConfirmDialog>
      )}
      {openDialog === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle}
          action={texts.removeAction}
          isDangerous
          onConfirm={async () => {
            await remove()
            showSnackbar('success', texts.removed)
          }}
          failedText={texts.removeFailed}
          onClose={close}
        >
          <p>{texts.removeQuestion}</p>
        </ConfirmDialog>
      )}
      {address !== null && <CalendarAddressDialog address={address} onClose={() => setAddress(null)} />}
    </section>
  )
}
