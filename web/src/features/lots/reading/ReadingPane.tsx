import { Group, Stack, Text } from '@mantine/core'
import { formatTenge } from '@tendertap/domain/money'
import { useRef } from 'react'
import { useLanguage } from '../../../i18n/texts.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { LotDetails } from '../details/LotDetails.tsx'
import { Deadline } from '../facts/Deadline.tsx'
import { byCustomer, FilterLink } from '../facts/FilterLink.tsx'
import { LotMatch } from '../facts/LotMatch.tsx'
import { getLotOrigin } from '../facts/unpublished.ts'
import { pickLotText, type Lot } from '../lot.ts'
import { LotName } from '../marks/LotName.tsx'
import { LotSlot } from '../slots/LotSlot.tsx'

/** Everything about one lot, with what one can do with it at the top. */
export function ReadingPane({ lot }: { lot: Lot }) {
  // it takes the focus when one goes into the lot
  const heading = useRef<HTMLHeadingElement>(null)
  const customer = pickLotText(lot, 'customer', useLanguage())
  return (
    <Stack gap="md" miw={0} component="article" data-lot={lot.id} p="lg">
      <Stack gap="xs" miw={0}>
        <Heading level={2} look="panel" ref={heading}>
          <LotName lot={lot} />
        </Heading>
        {customer && (
          <Text size="sm" c="dimmed">
            <FilterLink filter={byCustomer(lot)}>
              <SourceText {...customer} />
            </FilterLink>
          </Text>
        )}
      </Stack>
      <Group gap="xl" align="flex-start">
        <Text span fw={650} size="lg">
          {formatTenge(lot.amount)}
        </Text>
        <Deadline status={lot.status} end={lot.Tender.applicationEndAt} isStatusShown origin={getLotOrigin(lot)} />
        <LotMatch lot={lot} isNarrow />
      </Group>
      <LotSlot name="badges" lot={lot} />
      <LotSlot name="actions" lot={lot} />
      <LotDetails lot={lot} level={3} isInCard withoutDocuments />
    </Stack>
  )
}
