import { Stack, Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import type { TenderAction } from '@tendertap/domain/tender-work/tender-work'
import { formatTenge } from '@tendertap/domain/money'
import { useTexts } from '../../i18n/texts.ts'
import { Facts } from '../../ui/Facts.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import type { Tender } from '../lots/tender.ts'
import { VoteList } from '../lots/votes/VoteList.tsx'

/** What the team has made of the tender as a whole: the votes on it, how far the work is, who did what. */
export function TenderWorkPanel({ tender }: { tender: Tender }) {
  const texts = useTexts('tender-work')
  const { statuses, statusLabel } = useTexts('work')
  const { intoWorkStatus: status, offerPrice, meta, VotesOfTender: votes } = tender
  const isInWork = status !== 'not_processed'
  const endedAt = tender.completedAt ?? tender.declinedAt
  if (!isInWork && votes.length === 0) return null
  return (
    <Panel title={texts.panel.title}>
      <Stack gap="lg">
        {isInWork && (
          <Facts
            layout="grid"
            facts={[
              { label: statusLabel, value: statuses[status] },
              {
                label: texts.panel.offerPrice,
                value: offerPrice !== null && <strong>{formatTenge(offerPrice)}</strong>,
                absent: texts.panel.noPrice,
              },
              endedAt !== null && {
                label: tender.completedAt === null ? statuses.declined : statuses.placement_completed,
                value: formatDateTime(endedAt),
              },
            ]}
          />
        )}
        {meta.length > 0 && (
          <Stack component="ul" gap="xs" aria-label={texts.panel.log}>
            {meta.map(({ action, date, user }) => (
              <li key={action}>
                {texts.actions[action as TenderAction] ?? action}{' '}
                <MetaLine
                  items={[
                    user.fullName !== null && (
                      <SourceText key="who" text={user.fullName} language={guessLanguage(user.fullName)} asWritten />
                    ),
                    formatDateTime(date),
                  ]}
                />
              </li>
            ))}
          </Stack>
        )}
        {votes.length > 0 && (
          <div>
            <Text size="sm" c="dimmed" mb="sm">
              {texts.votes}
            </Text>
            <VoteList votes={votes} />
          </div>
        )}
      </Stack>
    </Panel>
  )
}
