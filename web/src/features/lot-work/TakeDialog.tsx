import { Box, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { guessLanguage } from '@tendertap/domain/languages'
import { decide } from '@tendertap/domain/lot-work/workflow'
import { findErrorText } from '../../i18n/error-text.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { ButtonWithReason } from '../../ui/ButtonWithReason.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogActions } from '../../ui/dialog/DialogActions.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { useHeldLot } from '../lots/decision/held-lot.ts'
import { useLotDocuments } from '../lots/details/use-lot-documents.ts'
import { translateDocumentType } from '../lots/facts/lot-words.ts'
import { toLotFacts } from '../lots/lot-facts.ts'
import { pickLotName, type Lot, type LotDocument } from '../lots/lot.ts'
import { useCurrentLot } from '../lots/worked-lot.ts'
import { useMe } from '../session/current-session.ts'

interface TakeDialogProps {
  lot: Lot
  failedText: string
  onTake(): Promise<void>
  onClose(): void
}

/**
 * Names the documents that are missing. Those that are being fetched are waited for; those that the portal does not
 * provide do not keep anybody from taking the lot.
 */
export function TakeDialog({ lot: asked, failedText, onTake, onClose }: TakeDialogProps) {
  const texts = useTexts('work')
  const errors = useTexts('errors')
  const language = useLanguage()
  const roles = useMe()?.roles ?? []
  const now = useNow()
  const hasLeft = useHeldLot(asked.id)
  const lot = useCurrentLot(asked, hasLeft ? [] : [asked])
  const { documents } = useLotDocuments(lot)
  const taking = useMutation({ mutationFn: onTake, onSuccess: onClose })
  const decision = decide('activate', toLotFacts(lot, documents), roles, now)
  const listMissing = (state: LotDocument['state']) => documents.filter((document) => document.state === state)
  const processing = listMissing('processing')
  const unavailable = listMissing('unavailable')
  return (
    <Dialog title={texts.takeDialog.title} onClose={onClose} isBusy={taking.isPending} size={460}>
      <Stack gap="md">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          <SourceText {...pickLotName(lot, language)} />
        </Text>
        {processing.length > 0 && <Missing text={texts.takeDialog.processing} documents={processing} />}
        {unavailable.length > 0 && <Missing text={texts.takeDialog.unavailable} documents={unavailable} />}
        {decision.allowed && processing.length + unavailable.length === 0 && (
          <p role="status">{texts.takeDialog.ready}</p>
        )}
        {taking.isError && (
          <Notice tone="bad" title={failedText}>
            {findErrorText(taking.error)}
          </Notice>
        )}
        <DialogActions onCancel={onClose} isBusy={taking.isPending}>
          <ButtonWithReason
            reason={decision.allowed ? null : errors[decision.refusal]}
            loading={taking.isPending}
            onClick={() => taking.mutate()}
          >
            {texts.take}
          </ButtonWithReason>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

function Missing({ text, documents }: { text: string; documents: readonly LotDocument[] }) {
  return (
    <div>
      <p>{text}</p>
      <Box component="ul" mt="xs" pl="lg" style={{ listStyle: 'disc' }}>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentName document={document} />
          </li>
        ))}
      </Box>
    </div>
  )
}

function DocumentName({ document: { documentType, originalFileName } }: { document: LotDocument }) {
  const texts = useTexts('lots')
  const known = documentType === null ? null : translateDocumentType(texts, documentType)
  const written = originalFileName ?? documentType
  if (written === null) return known ?? texts.documents
  const name = <SourceText text={written} language={guessLanguage(written)} asWritten />
  return known === null || known === written ? (
    name
  ) : (
    <>
      {known}: {name}
    </>
  )
}
