import { Group, Stack, Text } from '@mantine/core'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useId, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Facts, type Fact } from '../../ui/Facts.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import classes from '../lots/decision/DecisionCard.module.css'
import { NewTabButton } from '../lots/details/NewTabButton.tsx'
import { Deadline } from '../lots/facts/Deadline.tsx'
import { byCustomer, FilterLink } from '../lots/facts/FilterLink.tsx'
import { InterestName } from '../lots/facts/InterestName.tsx'
import { translateMethod } from '../lots/facts/lot-words.ts'
import { MatchRing } from '../lots/facts/MatchRing.tsx'
import { PortalWord } from '../lots/facts/PortalWord.tsx'
import { RussianMark } from '../lots/facts/RussianMark.tsx'
import { StatusChip } from '../lots/facts/StatusChip.tsx'
import { TenderCode } from '../lots/row/LotOrigin.tsx'
import { pickTenderCustomer, pickTenderName } from '../lots/tender.ts'
import { VoteList } from '../lots/votes/VoteList.tsx'
import type { TenderSummary } from './tender-list.ts'
import { TenderDocumentation } from './TenderDocumentation.tsx'

interface TenderCardProps {
  tender: TenderSummary
  /** beside the number of its lots: how many of them the list is about */
  listed: string | null
  /** after those that every card has */
  facts?: readonly Fact[]
  /** beside the chips */
  children?: ReactNode
  actions?: ReactNode
}

/** spec 2 §2, the card of rate tenders; the archive has the same. */
export function TenderCard({ tender, listed, facts = [], children, actions }: TenderCardProps) {
  const texts = useTexts('tender-work')
  const lotsTexts = useTexts('lots')
  const { counts } = useTexts('voting')
  const language = useLanguage()
  const titleId = useId()
  const name = pickTenderName(tender, language)
  const customer = pickTenderCustomer(tender, language)
  const { method, userFilter, VotesOfTender: votes, lotsCount } = tender
  const accepted = votes.filter((vote) => vote.accepted).length
  return (
    <article className={classes.card} data-tender={tender.id} aria-labelledby={titleId}>
      <div className={classes.head}>
        {tender.percent !== null && <MatchRing percent={tender.percent} />}
        <div className={classes.names}>
          {customer && (
            <FilterLink filter={byCustomer(tender)} className={classes.customer}>
              <SourceText {...customer} />
            </FilterLink>
          )}
          <h2 className={classes.title} id={titleId} style={{ overflowWrap: 'anywhere' }}>
            <SourceText {...name} /> <RussianMark language={name.language} />
          </h2>
          <MetaLine items={[<TenderCode key="code" id={tender.id} code={tender.code} />]} />
        </div>
      </div>
      <div className={classes.facts}>
        <Facts
          layout="grid"
          facts={[
            {
              label: lotsTexts.columns.deadline,
              value: (
                <Deadline
                  status={tender.status}
                  end={tender.applicationEndAt}
                  origin={{ source: tender.source, isHeadOnly: false }}
                />
              ),
            },
            { label: lotsTexts.plannedAmount, value: <strong>{formatTenge(tender.plannedAmount)}</strong> },
            {
              label: texts.lots,
              value: (
                <>
                  {lotsTexts.count(lotsCount, formatNumber(lotsCount))}
                  {listed !== null && <MetaLine items={[listed]} />}
                </>
              ),
            },
            ...facts,
          ]}
        />
      </div>
      <Stack gap="sm" className={classes.body}>
        <Group gap="sm">
          {tender.status !== null && <StatusChip status={tender.status} />}
          {method !== null && (
            <Chip>
              <PortalWord word={translateMethod(lotsTexts, method)} original={method} />
            </Chip>
          )}
          {userFilter && (
            <Group component="span" gap="sm" fz="sm" miw={0}>
              <InterestName interest={userFilter} />
              <Text span size="xs" c="dimmed">
                {lotsTexts.matchLevels[userFilter.category]}
              </Text>
            </Group>
          )}
        </Group>
        {children}
      </Stack>
      {votes.length > 0 && (
        <Stack gap="sm" className={classes.votes}>
          <Text span size="sm" c="dimmed">
            {texts.votes}: {counts(accepted, votes.length - accepted)}
          </Text>
          <VoteList votes={votes} />
        </Stack>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
      <div className={classes.foot}>
        <TenderDocumentation tender={tender} />
        <Group py="sm">
          <NewTabButton href={`/tender/${tender.id}`}>{lotsTexts.openTender}</NewTabButton>
        </Group>
      </div>
    </article>
  )
}
