import { Stack } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { toExternalUrl } from '../../lib/external-url.ts'
import { DocumentList } from '../lots/details/DocumentList.tsx'
import { LotHeadingContext } from '../lots/details/lot-heading.ts'
import { LotSection } from '../lots/details/LotSection.tsx'
import { LotTerms } from '../lots/details/LotTerms.tsx'
import { LotTexts } from '../lots/details/LotTexts.tsx'
import { NewTabButton } from '../lots/details/NewTabButton.tsx'
import type { Lot } from '../lots/lot.ts'
import { LotSlot } from '../lots/slots/LotSlot.tsx'
import classes from './TenderLot.module.css'

/** What unfolds under a lot of the tender: its texts, documents and terms, and what other features show. */
export function TenderLotDetails({ id, lot }: { id: string; lot: Lot }) {
  const texts = useTexts('lots')
  // the page itself leads to the tender on the portal
  const url = lot.url === lot.Tender.url ? null : toExternalUrl(lot.url)
  return (
    <LotHeadingContext value={4}>
      <div id={id} className={classes.details}>
        <Stack gap="lg" miw={0}>
          <LotSection title={texts.description}>
            <LotTexts lot={lot} />
            {url && (
              <div>
                <NewTabButton href={url} isOutside>
                  {texts.openOnPortal}
                </NewTabButton>
              </div>
            )}
          </LotSection>
          <LotSection title={texts.documents}>
            <DocumentList documents={lot.documents} />
          </LotSection>
          <LotSlot name="panels" lot={lot} />
        </Stack>
        <LotSection title={texts.terms}>
          <LotTerms lot={lot} isInTender />
        </LotSection>
      </div>
    </LotHeadingContext>
  )
}
