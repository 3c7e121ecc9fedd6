import type { Output } from '@tendertap/contract/calls/index'
import { toInstantText } from '../../platform/instant-text.ts'
import type { FindAttachments } from '../lots/attachments.ts'
import { presentLotOfTender, presentTenderHead } from '../lots/present.ts'
import type { DocumentRow, LotRow } from '../lots/queries.ts'
import { findBestScore, presentWorkOnTender, toLotOfTender, type LotOfTender } from './present-work.ts'
import type { TenderRow } from './queries.ts'

type Tender = Output<'tenders/getTenderDetails'>['tender']
type TenderSummary = Output<'tenders/tendersWithFilters'>['data'][number]

export function presentTender(
  row: TenderRow,
  lots: readonly LotRow[],
  documents: readonly DocumentRow[],
  { findAttachments, votes }: { findAttachments: FindAttachments; votes: Tender['VotesOfTender'] | undefined },
): Tender {
  const lotsOfTender = lots.map((lot) => toLotOfTender(lot, findAttachments))
  return {
    ...presentTenderHead(row, documents),
    announcement: {
      publishDate: toInstantText(row.published_at),
      openApplication: toInstantText(row.application_open_at),
      lots: lots.map((lot) => ({ lotNumber: lot.number, truDescription: lot.ens_tru_name_ru })),
    },
    LotOfTender: lots.map((lot) => presentLotOfTender(lot, documents, findAttachments(lot.id))),
    ...presentWorkOnTender(lotsOfTender, votes),
    ...presentAnnouncements(row),
  }
}

/** In a list, without its lots. */
export function presentTenderSummary(
  row: TenderRow,
  documents: readonly DocumentRow[],
  {
    lots,
    votes,
    listedLots,
  }: { lots: readonly LotOfTender[]; votes: Tender['VotesOfTender'] | undefined; listedLots: number },
): TenderSummary {
  return {
    ...presentTenderHead(row, documents),
    ...presentWorkOnTender(lots, votes),
    ...presentAnnouncements(row),
    listedLots,
    percent: findBestScore(lots)?.percent ?? null,
  }
}

/** The announcements before and after it, and whether it still stands. */
function presentAnnouncements(row: TenderRow): Pick<Tender, 'supersedes' | 'supersededBy' | 'withdrawnAt'> {
  return {
    supersedes: toReference(row.older_id, row.older_code),
    supersededBy: toReference(row.newer_id, row.newer_code),
    withdrawnAt: toInstantText(row.withdrawn_at),
  }
}

function toReference(id: number | null, code: string | null): Tender['supersedes'] {
  return id === null || code === null ? null : { id, code }
}
