import { Stack } from '@mantine/core'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { toExternalUrl } from '../../lib/external-url.ts'
import { Absent } from '../../ui/Absent.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { LotHeadingContext } from '../lots/details/lot-heading.ts'
import { LotSection } from '../lots/details/LotSection.tsx'
import { LotTerms } from '../lots/details/LotTerms.tsx'
import { NewTabButton } from '../lots/details/NewTabButton.tsx'
import { pickLotText, type Lot } from '../lots/lot.ts'
import { LotSlot } from '../lots/slots/LotSlot.tsx'
import { DocumentList } from './DocumentList.tsx'
import classes from './TenderLot.module.css'

/** What unfolds under a lot of the tender: its texts, documents and terms, and what other features show. */
export function TenderLotDetails({ id, lot }: { id: string; lot: Lot }) {
  const texts = useTexts('lots')
  return (
    <LotHeadingContext value={4}>
      <div id={id} className={classes.details}>
        <Stack gap="lg">
          <LotTexts lot={lot} />
          <LotSection title={texts.documents}>
            <DocumentList documents={lot.documents} />
          </LotSection>
        </Stack>
        <LotSection title={texts.terms}>
          <LotTerms lot={lot} isInTender />
        </LotSection>
      </div>
      <LotSlot name="panels" lot={lot} />
    </LotHeadingContext>
  )
}

function LotTexts({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const description = pickLotText(lot, 'description', language)
  const additional = pickLotText(lot, 'additionalDescription', language)
  const url = lot.url === lot.Tender.url ? null : toExternalUrl(lot.url)
  return (
    <LotSection title={texts.description}>
      {description ? <SourceText className={classes.text} {...description} /> : <Absent />}
      {additional && <SourceText className={classes.text} {...additional} />}
      {url && (
        <div>
          <NewTabButton href={url} isOutside>
            {texts.openOnPortal}
          </NewTabButton>
        </div>
      )}
    </LotSection>
  )
}
