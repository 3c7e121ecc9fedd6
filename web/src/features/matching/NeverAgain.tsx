import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { EXCLUSION_COST_DAYS } from '@tendertap/domain/interests/edits'
import { pickLanguage, type Language } from '@tendertap/domain/languages'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
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
}

/** The word to exclude so that such lots no longer come, and what that would have cost lately. */
export function NeverAgain({ lot }: NeverAgainProps) {
  const texts = useTexts('matching').neverAgain
  if (!useHasProfiles()) return null
  return (
    <Fold title={texts.title} isLazy>
      <Proposals lot={lot} />
    </Fold>
  )
}

function Proposals({ lot }: NeverAgainProps) {
  const texts = useTexts('matching').neverAgain
  const query = useSuggestedExclusions(lot.id)
  const [excluded, setExcluded] = useState<readonly string[]>([])
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />
  if (!query.data) return <Skeleton height={80} radius="sm" mt="sm" />
  const proposals = query.data.filter((proposal) => !excluded.includes(getKey(proposal)))
  if (proposals.length + excluded.length === 0) return <Text pt="sm">{texts.none}</Text>
  return (
    <Stack gap="lg" pt="sm">
      {/* the proposals are asked for again, and what is excluded is no longer among them */}
      {excluded.length > 0 && (
        <Text c="var(--good)" fw={600} role="status">
          {texts.done}
        </Text>
      )}
      {proposals.length > 0 && (
        <Stack component="ul" gap="lg" aria-label={texts.title}>
          {proposals.map((proposal) => (
            <Proposal
              key={getKey(proposal)}
              proposal={proposal}
              lot={lot}
              onExcluded={() => setExcluded((some) => [...some, getKey(proposal)])}
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

const getKey = ({ Interest: interest, keyword }: ExclusionProposal) => `${interest.id} ${keyword}`

interface ProposalProps {
  proposal: ExclusionProposal
  lot: Lot
  onExcluded(): void
}

function Proposal({ proposal, lot, onExcluded }: ProposalProps) {
  const { Interest: interest, keyword, lostAccepted, lostInWork } = proposal
  const all = useTexts('matching')
  const texts = all.neverAgain
  const language = useLanguage()
  const isAdmin = useMe()?.roles.includes('admin') ?? false
  const apply = useApplyEdit()
  const edit = excludeWord(keyword)
  const exclude = useMutation({
    mutationFn: () => apply(interest.id, edit),
    onSuccess: onExcluded,
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
        {isAdmin ? (
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
