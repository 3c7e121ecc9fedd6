import { ArchiveLotsPage } from '../../features/lot-results/ArchiveLotsPage.tsx'
import { lazyPart } from '../lazy-part.ts'
import { ListKindPage } from './ListKindPage.tsx'

const ArchivedTendersPage = lazyPart(
  async () => (await import('../../features/tender-work/ArchivedTendersPage.tsx')).ArchivedTendersPage,
  'tender-work',
)

/** spec 2 §2: archived lots and archived tenders. */
export function ArchiveRoute() {
  return <ListKindPage lots={<ArchiveLotsPage />} tenders={<ArchivedTendersPage />} />
}
