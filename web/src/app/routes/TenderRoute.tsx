import { TenderPage } from '../../features/tenders/TenderPage.tsx'
import { lazyPart } from '../lazy-part.ts'

const TenderActions = lazyPart(
  async () => (await import('../../features/tender-work/TenderActions.tsx')).TenderActions,
  'tender-work',
)
const FillTenderResults = lazyPart(
  async () => (await import('../../features/lot-results/FillTenderResults.tsx')).FillTenderResults,
  'results',
)
const TenderWorkPanel = lazyPart(
  async () => (await import('../../features/tender-work/TenderWorkPanel.tsx')).TenderWorkPanel,
  'tender-work',
)

const FollowTender = lazyPart(
  async () => (await import('../../features/following/FollowTender.tsx')).FollowTender,
  'following',
)
const FollowCustomer = lazyPart(
  async () => (await import('../../features/following/FollowCustomer.tsx')).FollowCustomerOfTender,
  'following',
)

/** The page of a tender, with what other features show on it. */
export function TenderRoute() {
  return (
    <TenderPage
      actions={[FollowTender, TenderActions, FillTenderResults]}
      customer={[FollowCustomer]}
      panels={[TenderWorkPanel]}
    />
  )
}
