import { Skeleton, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Fold } from '../../ui/Fold.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import type { Lot } from '../lots/lot.ts'
import { joinMarks, useMarkWords } from '../lots/marks/lot-marks.tsx'
import { LotPanel } from '../lots/slots/LotPanel.tsx'
import { useHasProfiles } from '../lots/use-has-profiles.ts'
import { splitMatches, type LotMatch } from './matches.ts'
import { MatchReceipt } from './MatchReceipt.tsx'
import { useLotMatches } from './use-lot-matches.ts'

/** Why the lot fits the workspace's interest profiles, or why it does not. Nothing without profiles. */
export function MatchPanel({ lot }: { lot: Lot }) {
  const texts = useTexts('matching')
  const hasProfiles = useHasProfiles()
  const query = useLotMatches(lot.id, hasProfiles)
  if (!hasProfiles || query.data?.length === 0) return null
  return (
    <LotPanel title={texts.title}>
      {query.data && <Matches lot={lot} matches={query.data} />}
      {query.isLoadingError && <ErrorState title={texts.failed} query={query} />}
      {query.isLoading && <Skeleton height={120} radius="sm" />}
    </LotPanel>
  )
}

function Matches({ lot, matches }: { lot: Lot; matches: readonly LotMatch[] }) {
  const texts = useTexts('matching')
  const { shown, others } = useMemo(() => splitMatches(matches), [matches])
  // the words of a receipt that is folded away would only confuse
  useMarkWords(
    useMemo(() => joinMarks(shown.map(({ marks }) => marks)), [shown]),
    useMemo(() => shown.flatMap(({ receipt }) => receipt.flatMap(({ found }) => found ?? [])), [shown]),
  )
  return (
    <Stack gap="lg">
      {shown.length === 0 && <p>{texts.none}</p>}
      {shown.map((match) => (
        <MatchReceipt key={match.Interest.id} lot={lot} match={match} />
      ))}
      {others.length > 0 && (
        <Fold title={texts.others} note={others.length}>
          <Stack gap="lg" pt="sm">
            {others.map((match) => (
              <MatchReceipt key={match.Interest.id} lot={lot} match={match} />
            ))}
          </Stack>
        </Fold>
      )}
      <Text size="sm" c="dimmed">
        {texts.method}
      </Text>
    </Stack>
  )
}
