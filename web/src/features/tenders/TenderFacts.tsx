import { Stack } from '@mantine/core'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Facts } from '../../ui/Facts.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { Deadline } from '../lots/facts/Deadline.tsx'
import { translateMethod } from '../lots/facts/lot-words.ts'
import { PortalWord } from '../lots/facts/PortalWord.tsx'
import { RussianMark } from '../lots/facts/RussianMark.tsx'
import { StatusChip } from '../lots/facts/StatusChip.tsx'
import { describeUnpublished, splitFacts } from '../lots/facts/unpublished.ts'
import type { Tender } from '../lots/tender.ts'
import { ContactEmail, ContactPhone } from './Contacts.tsx'
import { listMilestones, Milestones } from './Milestones.tsx'
import { isHeadOnly } from './tender.ts'
import classes from './TenderPage.module.css'

/** spec 2 §2: the info cards. What decides stands first and large, the rest is quiet. */
export function TenderFacts({ tender }: { tender: Tender }) {
  const texts = useTexts('tenders')
  const lotsTexts = useTexts('lots')
  const { method, contactEmail, contactPhone, customerFullAddress: address } = tender
  const origin = { source: tender.source, isHeadOnly: isHeadOnly(tender) }
  const milestones = splitFacts(listMilestones(tender, texts, lotsTexts), origin, lotsTexts)
  const details = splitFacts(
    [
      {
        label: lotsTexts.method,
        field: 'method',
        value: method && <PortalWord word={translateMethod(lotsTexts, method)} original={method} />,
      },
      {
        label: texts.contactPhone,
        field: 'contactPhone',
        value: contactPhone && <ContactPhone phone={contactPhone} />,
      },
      {
        label: texts.contactEmail,
        field: 'contactEmail',
        value: contactEmail && <ContactEmail email={contactEmail} />,
      },
      {
        label: texts.address,
        field: 'customerFullAddress',
        value: address && (
          <>
            <SourceText text={address} language="ru" /> <RussianMark language="ru" />
          </>
        ),
      },
    ],
    origin,
    lotsTexts,
  )
  // a panel of their own shows the documents, if there are any
  const documents = splitFacts(
    [{ label: texts.documents, field: 'documents', value: tender.DocumentsOfTender.length > 0 }],
    origin,
    lotsTexts,
  )
  return (
    <Panel label={texts.facts}>
      <Stack gap="lg">
        <HeadStrip tender={tender} />
        <Milestones steps={milestones.shown} />
        <div>
          <Facts
            layout="grid"
            facts={details.shown}
            note={describeUnpublished(
              [...milestones.unpublished, ...details.unpublished, ...documents.unpublished],
              lotsTexts,
            )}
          />
        </div>
      </Stack>
    </Panel>
  )
}

/** The time left, the sum, the status and the portal. */
function HeadStrip({ tender }: { tender: Tender }) {
  const texts = useTexts('tenders')
  const { columns, count, plannedAmount, sourceNames } = useTexts('lots')
  const { status, source, code } = tender
  const lots = tender.LotOfTender.length
  return (
    <Facts
      layout="grid"
      facts={[
        {
          label: columns.deadline,
          value: (
            <span className={classes.strong}>
              <Deadline
                status={status}
                end={tender.applicationEndAt}
                origin={{ source, isHeadOnly: isHeadOnly(tender) }}
              />
            </span>
          ),
        },
        {
          label: plannedAmount,
          value: (
            <>
              <span className={classes.strong}>{formatTenge(tender.plannedAmount)}</span>
              {!isHeadOnly(tender) && lots > 0 && <MetaLine items={[count(lots, formatNumber(lots))]} />}
            </>
          ),
        },
        { label: texts.status, value: status && <StatusChip status={status} /> },
        {
          label: texts.portal,
          value: (
            <>
              <span className={classes.strong}>
                {sourceNames[source] ?? <SourceText text={source} language={null} />}
              </span>
              <MetaLine items={[<SourceText key="code" text={code} language={null} className={classes.code} />]} />
            </>
          ),
        },
      ]}
    />
  )
}
