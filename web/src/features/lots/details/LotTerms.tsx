import { formatDateTime } from '@tendertap/domain/clock'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { formatNumber } from '@tendertap/domain/words/number'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { byCustomer, byEnsTru, byRegion, FilterLink } from '../facts/FilterLink.tsx'
import { translateMethod, translateStatus } from '../facts/lot-words.ts'
import { PortalWord } from '../facts/PortalWord.tsx'
import { Quantity } from '../facts/Quantity.tsx'
import { RussianMark } from '../facts/RussianMark.tsx'
import { describeUnpublished, getLotOrigin, splitFacts, type PublishedFact } from '../facts/unpublished.ts'
import { collectLotDocuments, pickLotText, type Lot, type Wording } from '../lot.ts'
import { useLotWithMarks } from '../marks/lot-marks.tsx'
import { LotSlot } from '../slots/LotSlot.tsx'
import classes from './LotDetails.module.css'

interface LotTermsProps {
  lot: Lot
  /** the tender's page already shows what is the same for all its lots */
  isInTender?: boolean
  /** a card has no room for what a row shows in full */
  isInCard?: boolean
}

const toText = (wording: Wording | null) => wording && <SourceText {...wording} />
const toLink = (filter: LotFilter | null, wording: Wording | null) =>
  wording && <FilterLink filter={filter}>{toText(wording)}</FilterLink>
const toCode = (code: string | null) => code && <SourceText text={code} language={null} />

export function LotTerms({ lot, isInTender = false, isInCard = false }: LotTermsProps) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const listFacts = useListFacts(lot, isInCard)
  const days = (value: number | null) => value !== null && texts.days(value, formatNumber(value))
  const { bidSecurityVolume, localContentMin, ensTruCode } = lot
  const ensTruName = pickLotText(useLotWithMarks(lot), 'ensTruName', language)
  const address = pickLotText(lot, 'deliveryAddress', language)
  const origin = getLotOrigin(lot)
  const facts: (PublishedFact | false)[] = [
    ...(isInTender ? [] : listFacts),
    { label: texts.region, field: 'region', value: toLink(byRegion(lot), pickLotText(lot, 'katoName', language)) },
    {
      label: texts.deliveryAddress,
      field: 'deliveryAddress',
      value: address && (
        <>
          {toText(address)} <RussianMark language={address.language} />
        </>
      ),
    },
    { label: texts.deliveryTerm, field: 'deliveryTermDays', value: days(lot.deliveryTermDays) },
    { label: texts.contractTerm, field: 'contractTermDays', value: days(lot.contractTermDays) },
    {
      label: texts.bidSecurity,
      field: 'bidSecurityVolume',
      value: bidSecurityVolume !== null && texts.percentOf(formatNumber(bidSecurityVolume)),
    },
    {
      label: texts.localContent,
      field: 'localContentMin',
      value: localContentMin !== null && texts.atLeast(formatNumber(localContentMin)),
    },
    {
      label: texts.ensTru,
      field: 'ensTru',
      value: ensTruCode && (
        <>
          {toLink(byEnsTru(lot), { text: ensTruCode, language: null })}
          {ensTruName && (
            <span className={classes.note}>
              {toText(ensTruName)} <RussianMark language={ensTruName.language} />
            </span>
          )}
        </>
      ),
    },
  ]
  // a section of their own shows the documents, if there are any
  const documents: PublishedFact = {
    label: texts.documents,
    field: 'documents',
    value: collectLotDocuments(lot).length > 0,
  }
  const { shown, unpublished } = splitFacts(facts, origin, texts)
  const elsewhere = splitFacts([!isInTender && documents], origin, texts)
  return <Facts facts={shown} note={describeUnpublished([...unpublished, ...elsewhere.unpublished], texts)} />
}

/** What a row or a card shows too, where it may be cut off. */
function useListFacts(lot: Lot, isInCard: boolean): (PublishedFact | false)[] {
  const texts = useTexts('lots')
  const language = useLanguage()
  const { status, contractNumber } = lot
  const { method, code, publicationDate, applicationStartAt, applicationEndAt, applicationOpenAt } = lot.Tender
  const customer = pickLotText(lot, 'customer', language)
  const hasQuantity = lot.quantity !== null || pickLotText(lot, 'mkeiName', language) !== null
  return [
    {
      label: texts.columns.customer,
      field: null,
      value: customer && (
        <>
          {toLink(byCustomer(lot), customer)}
          <LotSlot name="customer" lot={lot} />
        </>
      ),
    },
    isInCard && { label: texts.lotNumber, field: null, value: toCode(contractNumber) },
    isInCard && { label: texts.tenderCode, field: null, value: toCode(code) },
    {
      label: texts.columns.status,
      field: null,
      value: status && <PortalWord word={translateStatus(texts, status)} original={status} />,
    },
    {
      label: texts.method,
      field: 'method',
      value: method && <PortalWord word={translateMethod(texts, method)} original={method} />,
    },
    {
      label: texts.published,
      field: 'publicationDate',
      value: publicationDate && formatDateTime(publicationDate),
    },
    isInCard && {
      label: texts.applicationStart,
      field: 'applicationStartAt',
      value: applicationStartAt && formatDateTime(applicationStartAt),
    },
    isInCard && {
      label: texts.applicationEnd,
      field: 'applicationEndAt',
      value: applicationEndAt && formatDateTime(applicationEndAt),
    },
    isInCard && {
      label: texts.opening,
      field: 'applicationOpenAt',
      value: applicationOpenAt && formatDateTime(applicationOpenAt),
    },
    { label: texts.quantity, field: 'quantity', value: hasQuantity && <Quantity lot={lot} /> },
  ]
}
