import { Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { toExternalUrl } from '../../lib/external-url.ts'
import { Absent } from '../../ui/Absent.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import type { DocumentsQuery } from '../lots/details/DocumentList.tsx'
import { NewTabButton } from '../lots/details/NewTabButton.tsx'
import { byCustomer, FilterLink } from '../lots/facts/FilterLink.tsx'
import { RussianMark } from '../lots/facts/RussianMark.tsx'
import { pickTenderCustomer, pickTenderName, type Tender } from '../lots/tender.ts'
import { useTenderResults } from '../lots/use-tender-results.ts'
import { collectAwards } from './awards.ts'
import { ChangeHistory } from './history/ChangeHistory.tsx'
import { useChanges } from './history/use-changes.ts'
import { StageBanner } from './StageBanner.tsx'
import { TenderDocuments } from './TenderDocuments.tsx'
import { TenderFacts } from './TenderFacts.tsx'
import { TenderFrame } from './TenderFrame.tsx'
import { TenderLots } from './TenderLots.tsx'
import { TenderNotices } from './TenderNotices.tsx'
import classes from './TenderPage.module.css'

type TenderPart = ComponentType<{ tender: Tender }>

/** What other features show on the page; each is loaded when it is shown. */
export interface TenderParts {
  /** buttons beside the name */
  actions: readonly TenderPart[]
  /** beside the customer */
  customer: readonly TenderPart[]
  /** below the facts */
  panels: readonly TenderPart[]
}

interface TenderViewProps {
  tender: Tender
  answer: DocumentsQuery & { isRefetchError: boolean }
  parts: TenderParts
}

export function TenderView({ tender, answer, parts }: TenderViewProps) {
  const texts = useTexts('tenders')
  const language = useLanguage()
  const { openOnPortal } = useTexts('lots')
  const name = pickTenderName(tender, language)
  const url = toExternalUrl(tender.url)
  const changes = useChanges(tender.id)
  const results = useTenderResults(tender.id)
  return (
    <TenderFrame
      title={texts.title(tender.code)}
      heading={
        <>
          <SourceText {...name} /> <RussianMark language={name.language} />
        </>
      }
      about={<About tender={tender}>{renderParts(parts.customer, tender)}</About>}
      actions={
        <Group gap="sm">
          {renderParts(parts.actions, tender)}
          {url && (
            <NewTabButton href={url} isOutside>
              {openOnPortal}
            </NewTabButton>
          )}
        </Group>
      }
    >
      <RefreshBanner query={answer} />
      <TenderNotices tender={tender} />
      <StageBanner tender={tender} />
      <div className={classes.columns}>
        <Stack gap="md">
          <TenderFacts tender={tender} />
          {renderParts(parts.panels, tender)}
          <TenderDocuments tender={tender} query={answer} />
          <TenderLots
            tender={tender}
            awards={collectAwards(results.data?.results ?? [], changes.data?.pages.flatMap(({ data }) => data) ?? [])}
          />
        </Stack>
        <ChangeHistory tenderId={tender.id} changes={changes} />
      </div>
    </TenderFrame>
  )
}

function renderParts(parts: readonly TenderPart[], tender: Tender) {
  return parts.map((Part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have a fixed order
    <Suspense key={index}>
      <Part tender={tender} />
    </Suspense>
  ))
}

/** Whose tender it is, and which announcement it replaces. */
function About({ tender, children }: { tender: Tender; children: ReactNode }) {
  const texts = useTexts('tenders')
  const customer = pickTenderCustomer(tender, useLanguage())
  const older = tender.supersedes
  return (
    <>
      {texts.customer}:{' '}
      {customer ? (
        <FilterLink filter={byCustomer(tender)}>
          <SourceText {...customer} />
        </FilterLink>
      ) : (
        <Absent />
      )}{' '}
      {children}
      {older && (
        <MetaLine
          items={[
            <Fragment key="older">
              {texts.supersedes}{' '}
              <Link to="/tender/$id" params={{ id: String(older.id) }}>
                <SourceText text={older.code} language={null} />
              </Link>
            </Fragment>,
          ]}
        />
      )}
    </>
  )
}
