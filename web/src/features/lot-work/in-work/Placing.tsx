import { Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { getPlacementStep } from '@tendertap/domain/lot-work/placement'
import { useTexts } from '../../../i18n/texts.ts'
import { CardSection } from './CardSection.tsx'
import { StepButton } from './steps/StepButton.tsx'
import type { WorkedLot } from './work-facts.ts'

/** The last steps, one at a time: complete the collection, place, confirm the placement. */
export function Placing({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work').placing
  const { documentsCompletedAt, status } = about.work
  if (documentsCompletedAt === null)
    return (
      <CardSection title={texts.title}>
        <StepButton about={about} step="completeCollecting">
          {texts.complete}
        </StepButton>
      </CardSection>
    )
  const step = getPlacementStep(status)
  return (
    <CardSection title={texts.title}>
      <Text size="sm" c="dimmed">
        {texts.completedAt(formatDateTime(documentsCompletedAt))}
      </Text>
      <StepButton about={about} step={step}>
        {step === 'place' ? texts.place : texts.confirm}
      </StepButton>
    </CardSection>
  )
}
