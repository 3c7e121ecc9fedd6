import { ActionIcon, ColorSwatch, Group, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { IconPencil, IconRefresh, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Fold } from '../../ui/Fold.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { InterestFacts } from './InterestFacts.tsx'
import { ScoringProgress } from './ScoringProgress.tsx'
import { isBeingScored, useInterestChange, type Interest } from './use-interests.ts'

interface InterestCardProps {
  interest: Interest
  /** how many profiles the subscription allows */
  limit: number | null
  onEdit(): void
  onDelete(): void
}

/** spec 2 §2: colour, name, edit, delete and an expand control; the number of lots that match opens them. */
export function InterestCard({ interest, limit, onEdit, onDelete }: InterestCardProps) {
  const texts = useTexts('interests')
  const change = useInterestChange()
  const rescore = useMutation({
    mutationFn: () => change('interests/rescoreInterest', { id: interest.id }),
    onError: (error) => showFailure(texts.rescoreFailed, error),
  })
  const { id, name, color, keywords, openMatches, isOverLimit } = interest
  const isBusy = isBeingScored(interest)
  const words = keywords.join(', ')
  return (
    <Panel
      title={
        <Group component="span" gap="sm" wrap="nowrap">
          <ColorSwatch component="span" color={color} size={16} aria-hidden />
          <SourceText text={name} language={guessLanguage(name)} asWritten />
        </Group>
      }
      actions={
        <Group gap={0} wrap="nowrap">
          <Text component="span" c="dimmed" mr="md">
            {openMatches > 0 ? (
              <Link to="/all-lots" search={{ interests: [id], openOnly: 'true' } as never}>
                {texts.matches(formatNumber(openMatches))}
              </Link>
            ) : (
              !isBusy && !isOverLimit && texts.noMatches
            )}
          </Text>
          {!isOverLimit && (
            <IconAction
              label={texts.actions.rescore}
              name={name}
              icon={IconRefresh}
              isBusy={isBusy || rescore.isPending}
              onClick={() => rescore.mutate()}
            />
          )}
          <IconAction label={texts.actions.edit} name={name} icon={IconPencil} onClick={onEdit} />
          <IconAction label={texts.actions.delete} name={name} icon={IconTrash} onClick={onDelete} />
        </Group>
      }
    >
      {/* the line that unfolds is as tall as a finger needs, so it makes up for the padding of the panel */}
      <Stack gap="xs" mt={-8} mb={-12}>
        {isOverLimit && limit !== null && <Notice tone="warn">{texts.overLimit(formatNumber(limit))}</Notice>}
        {interest.scoring.state === 'failed' && !isOverLimit && <Notice tone="warn">{texts.rescoreFailed}</Notice>}
        {isBusy && <ScoringProgress scoring={interest.scoring} />}
        <Fold
          title={
            <Text component="span" fw={400} className="one-line">
              <span className="visually-hidden">{texts.details}: </span>
              <MetaLine
                isOneLine
                items={[
                  texts.from(formatNumber(interest.minScore)),
                  words && <SourceText key="words" text={words} language={guessLanguage(words)} asWritten />,
                ]}
              />
            </Text>
          }
        >
          <InterestFacts interest={interest} />
        </Fold>
      </Stack>
    </Panel>
  )
}

interface IconActionProps {
  label: string
  /** of the profile: the buttons of all cards look the same */
  name: string
  icon: TablerIcon
  isBusy?: boolean
  onClick(): void
}

function IconAction({ label, name, icon: Icon, isBusy = false, onClick }: IconActionProps) {
  return (
    <ActionIcon size="var(--target)" title={label} loading={isBusy} onClick={onClick}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <span className="visually-hidden">
        {label}: <span data-source>{name}</span>
      </span>
    </ActionIcon>
  )
}
