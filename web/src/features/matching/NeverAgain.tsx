import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { EXCLUSION_COST_DAYS } from '@tendertap/domain/interests/edits'
import { pickLanguage, type Language } from '@tendertap/domain/languages'
import { useMutation } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { InterestName } from '../lots/facts/InterestName.tsx'
import { pickLotName, type Lot } from '../lots/lot.ts'
import { useHasProfiles } from '../lots/use-has-profiles.ts'
import { useMe } from '../session/current-session.ts'
import { describeEdit, EditText, excludeWord } from './EditText.tsx'
import { useApplyEdit, useSuggestedExclusions, type ExclusionProposal } from './profile-edits.ts'

interface NeverAgainProps {
  /** rejected as not ours */
  lot: Lot
  /** a word is excluded */
  onDone(): void
}

/** The word to exclude so that such lots no longer come, and what that would have cost lately. */
export function NeverAgain({ lot, onDone }: NeverAgainProps) {
  const texts = useTexts('matching').neverAgain
  if (!useHasProfiles()) return null
  return (
    <Fold title={texts.title} isLazy>
      <Proposals lot={lot} onDone={onDone} />
    </Fold>
  )
}

function Proposals({ lot, onDone }: NeverAgainProps) {
  const texts = useTexts('matching').neverAgain
  const query = useSuggestedExclusions(lot.id)
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />
  if (!query.data) return <Skeleton height={80} radius="sm" mt="sm" />
  if (query.data.length === 0) return <Text pt="sm">{texts.none}</Text>
  return (
    <Stack component="ul" gap="lg" pt="sm" aria-label={texts.title}>
      {query.data.map((proposal) => (
        <Proposal key={`${proposal.Interest.id} ${proposal.keyword}`} proposal={proposal} lot={lot} onDone={onDone} />
      ))}
    </Stack>
  )
}

interface ProposalProps {
  proposal: ExclusionProposal
  lot: Lot
  onDone(): void
}

function Proposal({ proposal, lot, onDone }: ProposalProps) {
  const { Interest: interest, keyword, lostAccepted, lostInWork } = proposal
  const all = useTexts('matching')
  const texts = all.neverAgain
  const language = useLanguage()
  const isAdmin = useMe()?.roles.includes('admin') ?? false
  const apply = useApplyEdit()
  const edit = excludeWord(keyword)
  const exclude = useMutation({
    mutationFn: () => apply(interest.id, edit),
    onSuccess: onDone,
    onError: (error) => showFailure(all.edits.applyFailed, error),
  })
  const cost = texts.cost({ ...proposal, days: EXCLUSION_COST_DAYS })
  const asked = all.edits.request({
    profile: interest.name,
    edit: describeEdit(edit, 0, all, language),
    lot: pickLotName(lot, language).text,
  })
  return (
    <Stack component="li" gap="xs">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        <EditText edit={edit} minScore={0} />
      </Text>
      <Text span size="sm" c="dimmed">
        <InterestName interest={interest} />
      </Text>
      <Text c={lostAccepted + lostInWork > 0 ? 'var(--warn)' : 'bright'}>{cost}</Text>
      <Examples proposal={proposal} language={language} />
      <Group>
        {exclude.isSuccess ? (
          <Text c="var(--good)" fw={600} role="status">
            {texts.done}
          </Text>
        ) : isAdmin ? (
          <Button variant="default" loading={exclude.isPending} onClick={() => exclude.mutate()}>
            {texts.apply}
          </Button>
        ) : (
          <CopyButton text={`${asked} ${cost}`} texts={all.edits} />
        )}
      </Group>
    </Stack>
  )
}

function Examples({ proposal: { examples }, language }: { proposal: ExclusionProposal; language: Language }) {
  const texts = useTexts('matching').neverAgain
  if (examples.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {texts.examples}{' '}
      {examples.map(({ id, nameRu, nameKz }, index) => {
        const names = { ru: nameRu, kz: nameKz, en: null }
        const picked = pickLanguage(names, language)
        return (
          <span key={id}>
            {index > 0 && '; '}
            {picked && <SourceText text={names[picked] ?? ''} language={picked} />}
          </span>
        )
      })}
    </Text>
  )
}
