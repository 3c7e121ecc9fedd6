import { Group, Stack } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import type { HeadingLevel } from '../../../ui/Heading.tsx'
import { getPortalUrl, type Lot } from '../lot.ts'
import { LotSlot } from '../slots/LotSlot.tsx'
import { DossierButton } from './DossierButton.tsx'
import { LotHeadingContext } from './lot-heading.ts'
import { LotDocuments } from './LotDocuments.tsx'
import { LotSection } from './LotSection.tsx'
import { LotTerms } from './LotTerms.tsx'
import { LotTexts } from './LotTexts.tsx'
import { NewTabButton } from './NewTabButton.tsx'
import classes from './LotDetails.module.css'

interface LotDetailsProps {
  lot: Lot
  /** of the headings of its sections */
  level: HeadingLevel
  /** a card has no room for what a row shows in full */
  isInCard?: boolean
  /** a card and reading mode show the documents themselves */
  withoutDocuments?: boolean
}

/** The details that unfold under a lot in a list. */
export function LotDetails({ lot, level, isInCard = false, withoutDocuments = false }: LotDetailsProps) {
  const texts = useTexts('lots')
  const url = getPortalUrl(lot)
  return (
    <LotHeadingContext value={level}>
      <div className={classes.details}>
        <Stack gap="lg" miw={0}>
          <LotSection title={texts.description}>
            <LotTexts lot={lot} />
            <Group gap="sm" mt="xs">
              <NewTabButton href={`/tender/${lot.TenderId}`}>{texts.openTender}</NewTabButton>
              {url && (
                <NewTabButton href={url} isOutside note={texts.sourceNames[lot.source]}>
                  {texts.openOnPortal}
                </NewTabButton>
              )}
              <DossierButton lotId={lot.id} />
            </Group>
          </LotSection>
          {!withoutDocuments && <LotDocuments lot={lot} />}
          <LotSlot name="panels" lot={lot} />
        </Stack>
        <LotSection title={texts.terms}>
          <LotTerms lot={lot} isInCard={isInCard} />
        </LotSection>
      </div>
    </LotHeadingContext>
  )
}
