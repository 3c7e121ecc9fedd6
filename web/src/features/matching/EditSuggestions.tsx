import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { pickLotName, type Lot } from '../lots/lot.ts'
import { useMe } from '../session/current-session.ts'
import { describeEdit, EditText } from './EditText.tsx'
import type { LotMatch } from './matches.ts'
import { useApplyEdit, useSuggestedEdits, type SuggestedEdit } from './profile-edits.ts'

interface EditSuggestionsProps {
  lot: Lot
  match: LotMatch
}

/** What to change in a profile so that a lot matches it. It is asked for only when somebody unfolds it. */
export function EditSuggestions(props: EditSuggestionsProps) {
  const texts = useTexts('matching').edits
  return (
    <Fold title={texts.title} isLazy>
      <Suggestions {...props} />
    </Fold>
  )
}

function Suggestions({ lot, match }: EditSuggestionsProps) {
  const texts = useTexts('matching').edits
  const query = useSuggestedEdits(lot.id, match.Interest.id)
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />
  if (!query.data) return <Skeleton height={60} radius="sm" mt="sm" />
  if (query.data.length === 0) return <Text pt="sm">{texts.none}</Text>
  return (
    <Stack component="ul" gap="md" pt="sm" aria-label={texts.title}>
      {query.data.map((edit) => (
        <Suggestion key={`${edit.kind} ${edit.value}`} edit={edit} lot={lot} match={match} />
      ))}
    </Stack>
  )
}

/** An administrator makes the change here; everyone else can ask for it. */
function Suggestion({ edit, lot, match }: EditSuggestionsProps & { edit: SuggestedEdit }) {
  const all = useTexts('matching')
  const language = useLanguage()
  const isAdmin = useMe()?.roles.includes('admin') ?? false
  const [isAsking, setAsking] = useState(false)
  const { Interest: interest, minScore } = match
  const sentence = describeEdit(edit, minScore, all, language)
  const asked = all.edits.request({ profile: interest.name, edit: sentence, lot: pickLotName(lot, language).text })
  return (
    <Group component="li" gap="sm" justify="space-between" align="center">
      <Text span inherit miw={0} flex="1 1 260px" style={{ overflowWrap: 'anywhere' }}>
        <EditText edit={edit} minScore={minScore} />
        <Text span display="block" size="sm" c="dimmed">
          {all.edits.gives(String(edit.percent))}
        </Text>
      </Text>
      {isAdmin ? (
        <Button variant="default" onClick={() => setAsking(true)}>
          {all.edits.apply}
        </Button>
      ) : (
        <CopyButton text={asked} texts={all.edits} />
      )}
      {isAsking && <ConfirmEdit edit={edit} match={match} onClose={() => setAsking(false)} />}
    </Group>
  )
}

interface ConfirmEditProps {
  edit: SuggestedEdit
  match: LotMatch
  onClose(): void
}

function ConfirmEdit({ edit, match: { Interest: interest, minScore }, onClose }: ConfirmEditProps) {
  const texts = useTexts('matching').edits
  const apply = useApplyEdit()
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      action={texts.confirm}
      onConfirm={async () => {
        await apply(interest.id, edit)
        showSnackbar('success', texts.applied)
      }}
      failedText={texts.applyFailed}
      onClose={onClose}
    >
      <Text fw={600}>
        <SourceText text={interest.name} language={guessLanguage(interest.name)} asWritten />
      </Text>
      <p>
        <EditText edit={edit} minScore={minScore} />
      </p>
      <p>{texts.confirmText}</p>
    </ConfirmDialog>
  )
}
