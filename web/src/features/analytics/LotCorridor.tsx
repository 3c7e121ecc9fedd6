import { Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MIN_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import { readGroup } from '@tendertap/domain/analytics/groups'
import { MAX_PERIOD_MONTHS } from '@tendertap/domain/analytics/months'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import type { Lot } from '../lots/lot.ts'
import { ComparableSheet } from './ComparableSheet.tsx'
import { Formula } from './Formula.tsx'
import { useFormats } from './formats.ts'
import { formatParams } from './market-filter.ts'
import { useCorridor } from './use-analytics.ts'

/** Beside the offer price: at which prices similar purchases ended, or why nothing is said about it. */
export function LotCorridor({ lot }: { lot: Lot }) {
  const texts = useTexts('analytics').corridor
  const { purchaseCount, formulas } = useTexts('analytics')
  const { range, percent } = useFormats()
  const { data } = useCorridor(lot.id)
  const [isOpen, setOpen] = useState(false)
  // the price can be entered without it
  if (!data) return null
  const { corridor, plannedAmount: planned, observations } = data
  const open = () => setOpen(true)
  // a group with too few purchases has no corridor to show there
  const group = corridor?.basis === 'divisionMethod' ? null : readGroup(lot.ensTruCode ?? '')
  return (
    <Stack component="section" gap={2} aria-label={texts.title} data-corridor>
      {corridor ? (
        <>
          <Group gap={4}>
            <Text size="sm" c="dimmed">
              {texts.title}
            </Text>
            <Formula of={texts.title} text={formulas.corridor} />
          </Group>
          <Text fw={600}>
            {planned === null
              ? texts.line(range(corridor))
              : texts.amount(formatTenge(planned * corridor.low), formatTenge(planned * corridor.high))}
          </Text>
          <Text size="sm">
            {planned !== null && `${texts.line(range(corridor))}, `}
            {texts.median(percent(corridor.median))}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.bases[corridor.basis]}
          </Text>
          <MetaLine
            items={[
              <TextButton key="purchases" onClick={open}>
                {purchaseCount(corridor.observations, formatNumber(corridor.observations))}
              </TextButton>,
              group && (
                <Link
                  key="group"
                  to="/analytics/prices"
                  search={formatParams({ group, months: MAX_PERIOD_MONTHS }) as never}
                >
                  {texts.ofGroup}
                </Link>
              ),
            ]}
          />
        </>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {texts.none(formatNumber(observations), formatNumber(MIN_OBSERVATIONS))}
          </Text>
          {observations > 0 && <TextButton onClick={open}>{texts.openLots}</TextButton>}
        </>
      )}
      {isOpen && <ComparableSheet title={texts.title} lotId={lot.id} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
