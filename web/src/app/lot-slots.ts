// What each feature shows on a lot, in the order in which it is shown. A new one adds its line here, with components
// that are loaded when they are needed:
// { feature: 'comments', texts: ['comments'], panels: lazyPart(async () => (await import('…')).CommentsPanel) }
import { PRICE_READERS } from '@tendertap/domain/analytics/readers'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { MEMBER_ROLES } from '@tendertap/domain/roles'
import type { LotContribution } from '../features/lots/slots/lot-slots.ts'
import { lazyPart } from './lazy-part.ts'

export const LOT_CONTRIBUTIONS: readonly LotContribution[] = [
  {
    feature: 'matching',
    texts: ['matching'],
    roles: MEMBER_ROLES,
    reasons: lazyPart(async () => (await import('../features/matching/MatchReason.tsx')).MatchReason),
    panels: lazyPart(async () => (await import('../features/matching/MatchPanel.tsx')).MatchPanel),
    afterReject: lazyPart(async () => (await import('../features/matching/NeverAgain.tsx')).NeverAgain),
  },
  {
    feature: 'following',
    texts: ['following'],
    roles: MEMBER_ROLES,
    customer: lazyPart(async () => (await import('../features/following/FollowCustomer.tsx')).FollowCustomerOfLot),
  },
  {
    feature: 'document-viewer',
    texts: ['reading'],
    reading: lazyPart(async () => (await import('../features/document-viewer/LotReader.tsx')).LotReader),
  },
  {
    feature: 'analytics',
    texts: [],
    roles: PRICE_READERS,
    price: lazyPart(async () => (await import('../features/analytics/LotCorridor.tsx')).LotCorridor, 'analytics'),
    panels: lazyPart(async () => (await import('../features/analytics/PriceMemory.tsx')).PriceMemory, 'analytics'),
  },
  {
    feature: 'guarantees',
    texts: [],
    roles: WORK_READERS,
    security: lazyPart(async () => (await import('../features/guarantees/LotSecurity.tsx')).LotSecurity, 'guarantees'),
  },
  {
    feature: 'lot-voting',
    texts: ['voting'],
    roles: MEMBER_ROLES,
    badges: lazyPart(async () => (await import('../features/lot-voting/VoteBadges.tsx')).VoteBadges),
    actions: lazyPart(async () => (await import('../features/lot-voting/VoteButtons.tsx')).VoteButtons),
    panels: lazyPart(async () => (await import('../features/lot-voting/VotesPanel.tsx')).VotesPanel),
  },
  {
    feature: 'lot-work',
    texts: ['work'],
    roles: MEMBER_ROLES,
    badges: lazyPart(async () => (await import('../features/lot-work/WorkState.tsx')).WorkState),
    actions: lazyPart(async () => (await import('../features/lot-work/WorkActions.tsx')).WorkActions),
    panels: lazyPart(
      async () => (await import('../features/lot-work/activity/ActivityPanel.tsx')).ActivityPanel,
      'activity',
      'in-work',
      'tenders',
      'voting',
    ),
  },
]

/** Loaded by every route that shows lots. */
export const LOT_CONTRIBUTION_TEXTS = LOT_CONTRIBUTIONS.flatMap(({ texts }) => texts)
