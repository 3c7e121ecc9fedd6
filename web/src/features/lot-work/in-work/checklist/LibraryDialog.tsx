import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { judgeExpiry } from '@tendertap/domain/company-documents/expiry'
import { findFileRefusal } from '@tendertap/domain/lot-work/own-files'
import { findErrorText } from '../../../../i18n/error-text.ts'
import { getTexts, useTexts } from '../../../../i18n/texts.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { send } from '../../../../api/client.ts'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { MetaLine } from '../../../../ui/MetaLine.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { showSnackbar } from '../../../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../../../ui/SourceText.tsx'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx'
import { refreshLots } from '../../../lots/refresh-lots.ts'
import { useMe } from '../../../session/current-session.ts'
import { Overtaken } from '../steps/Overtaken.tsx'
import { toWorkFacts, type WorkedLot } from '../work-facts.ts'

interface LibraryDialogProps {
  about: WorkedLot
  documentKey: string
  onClose(): void
}

/** Fills a document of the list from the library. */
export function LibraryDialog({ about, documentKey, onClose }: LibraryDialogProps) {
  const texts = useTexts('in-work').files
  const words = useTexts('company-documents')
  const errors = useTexts('errors')
  const now = useNow()
  const roles = useMe()?.roles ?? []
  const refusal = findFileRefusal({ work: toWorkFacts(about).work, entry: documentKey }, roles)
  const library = useQuery({
    queryKey: ['companyDocuments/getDocuments', {}],
    queryFn: async ({ signal }) => (await send('companyDocuments/getDocuments', {}, { signal })).documents,
  })
  const attach = useMutation({
    mutationFn: async (companyDocumentId: string) => {
      await send('lots/attachFile', { lotId: about.lot.id, documentKey, companyDocumentId })
      showSnackbar('success', getTexts('in-work').files.attached)
      refreshLots('lotWork')
    },
    onSuccess: onClose,
  })
  const files = about.work.docs.find(({ key }) => key === documentKey)?.files ?? []
  const isAttached = (id: string) => files.some(({ companyDocument }) => companyDocument?.id === id)
  const documents = library.data?.filter(({ id }) => !isAttached(id))
  return (
    <Dialog title={texts.libraryTitle} onClose={onClose} isBusy={attach.isPending} size={560}>
      {refusal && <Overtaken about={about} reason={errors[refusal]} />}
      {library.isLoadingError ? (
        <ErrorState title={words.loadFailed} query={library} />
      ) : !documents ? (
        <SkeletonRows count={3} height={48} />
      ) : documents.length === 0 ? (
        <EmptyState
          title={texts.libraryEmpty}
          text={texts.libraryEmptyText}
          action={<Link to="/company-documents">{words.title}</Link>}
        />
      ) : (
        <Stack component="ul" gap="md">
          {documents.map((document) => {
            const state = judgeExpiry(document.validUntil, about.lot.Tender.applicationEndAt, now)
            return (
              <Group key={document.id} component="li" justify="space-between" wrap="nowrap">
                <div>
                  <SourceText text={document.title} language={guessLanguage(document.title)} asWritten />
                  <br />
                  <MetaLine items={[words.categories[document.category], words.until(document.validUntil)]} />
                  {state !== 'valid' && document.validUntil && (
                    <Text size="sm" c={state === 'expired' ? 'var(--bad)' : 'var(--warn)'}>
                      {texts[state](formatDay(document.validUntil))}
                    </Text>
                  )}
                </div>
                <Button
                  variant="default"
                  size="xs"
                  flex="none"
                  disabled={refusal !== null || attach.isPending}
                  aria-label={`${texts.choose}: ${document.title}`}
                  data-source
                  onClick={() => attach.mutate(document.id)}
                >
                  {texts.choose}
                </Button>
              </Group>
            )
          })}
        </Stack>
      )}
      {attach.isError && (
        <Notice tone="bad" title={texts.attachFailed}>
          {findErrorText(attach.error)}
        </Notice>
      )}
    </Dialog>
  )
}
