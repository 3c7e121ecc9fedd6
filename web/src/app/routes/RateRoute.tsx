import { RateLotsPage } from '../../features/lot-voting/RateLotsPage.tsx'
import { lazyPart } from '../lazy-part.ts'
import { ListKindPage } from './ListKindPage.tsx'

const RateTendersPage = lazyPart(
  async () => (await import('../../features/tender-work/RateTendersPage.tsx')).RateTendersPage,
  'tender-work',
)

/** spec 2 §2: rate lots, and rate tenders beside it. */
export function RateRoute() {
  return <ListKindPage lots={<RateLotsPage />} tenders={<RateTendersPage />} />
}
