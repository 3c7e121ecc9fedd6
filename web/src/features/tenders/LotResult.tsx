import { Link } from '@tanstack/react-router'
import { MAX_PERIOD_MONTHS } from '@tendertap/domain/analytics/months'
import { PRICE_READERS } from '@tendertap/domain/analytics/readers'
import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { hasAnyRole } from '@tendertap/domain/roles'
import { useTexts } from '../../i18n/texts.ts'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { useShareOfPlanned } from '../lots/facts/share-of-planned.ts'
import { useMe } from '../session/current-session.ts'
import type { Award } from './awards.ts'

/** Who won the lot, for how much, and how much of the planned amount that is. */
export function LotResult({ award, planned }: { award: Award; planned: number | null }) {
  const {
    result: texts,
    history: { result: terms },
  } = useTexts('tenders')
  const share = useShareOfPlanned()(award.amount, planned)
  return (
    <p data-result>
      {texts.winner} <Winner award={award} />
      <MetaLine
        items={[
          award.amount !== null && <strong key="amount">{formatTenge(award.amount)}</strong>,
          share,
          award.concludedAt !== null && terms.concluded(formatDateTime(award.concludedAt)),
          award.participants !== null && terms.participants(award.participants),
        ]}
      />
    </p>
  )
}

/** Leads to the supplier's card, for those who may see competitors. */
function Winner({ award: { winner, supplierId } }: { award: Award }) {
  const roles = useMe()?.roles ?? []
  const name = <SourceText text={winner} language="ru" />
  if (supplierId === undefined || !hasAnyRole(roles, PRICE_READERS)) return name
  return (
    // the tender may be years old
    <Link
      to="/analytics/competitors"
      search={{ supplier: String(supplierId), months: String(MAX_PERIOD_MONTHS) } as never}
    >
      {name}
    </Link>
  )
}
