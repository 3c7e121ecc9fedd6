// Who may make the calls of our own; specification-facts.ts says it of the others. A call is added here by hand, so
// that nobody opens one to more people, or without a subscription, by a word in its description.
import { expect, test } from 'vitest'
import { ROLES } from '@tendertap/domain/roles'
import type { Access } from './access.ts'
import type { Call } from './call.ts'
import { api } from './calls/index.ts'

const ACCESS: readonly (readonly [Access, readonly string[]])[] = [
  [
    'anyone',
    [
      'auth/requestPasswordReset',
      'auth/resetPassword',
      'auth/confirmEmail',
      'auth/cancelEmailChange',
      'settings/getUnsubscribe',
      'settings/unsubscribe',
      'legal/getOperatorDetails',
    ],
  ],
  [
    'signed in',
    [
      'me/getSessions',
      'me/endSession',
      'me/changePassword',
      'me/startSecondFactor',
      'me/confirmSecondFactor',
      'me/removeSecondFactor',
      'me/makeRecoveryCodes',
    ],
  ],
  [
    'member',
    [
      'team/getMembers',
      'notices/getNotices',
      'notices/countUnread',
      'notices/remindTomorrow',
      'notices/markRead',
      'matching/getLotMatches',
      'matching/suggestEdits',
      'matching/suggestExclusions',
      'lots/assignLot',
      'lots/addComment',
      'lots/removeComment',
      'lots/getActivity',
      'planning/getBasis',
      'planning/getCalendarFeed',
      'planning/removeCalendarAddress',
      'today/getDay',
      'today/getCount',
      'seen/getMark',
      'seen/markSeen',
      'savedSearches/getAll',
      'savedSearches/save',
      'savedSearches/update',
      'savedSearches/open',
      'savedSearches/delete',
      'following/getAll',
      'following/followCustomer',
      'following/unfollowCustomer',
      'following/followTender',
      'following/unfollowTender',
      'exports/getCompanyLists',
    ],
  ],
  [
    'member or superadmin',
    [
      'lots/getFreshness',
      'tenders/getTenderChanges',
      'analytics/getMarket',
      'analytics/saveMarket',
      'analytics/getCustomers',
      'analytics/saveCustomers',
      'analytics/getCustomer',
      'analytics/saveCustomer',
      'analytics/getTenderResults',
      'analytics/getPurchases',
      'analytics/savePurchases',
      'exports/getLots',
    ],
  ],
  [
    ['admin'],
    [
      'users/setUserActive',
      'users/setAdmin',
      'interests/findClasses',
      'matching/suggestClasses',
      'checklists/getTemplates',
      'checklists/saveTemplate',
      'checklists/deleteTemplate',
      'exports/getWorkspaceData',
    ],
  ],
  [['admin', 'superadmin', 'controller'], ['audit/getEntries']],
  [
    ['superadmin'],
    [
      'superadmin/resendInvitation',
      'superadmin/getRenewalRequests',
      'superadmin/getDelivery',
      'superadmin/getSources',
      'planning/getCalendarDays',
      'planning/setCalendarDay',
      'planning/removeCalendarDay',
    ],
  ],
  [
    ['manager', 'procurement'],
    ['lots/attachFile', 'lots/detachFile', 'lots/addDocument'],
  ],
  [['procurement'], ['lots/confirmDocument', 'tenders/updateResultInfo']],
  [['manager'], ['lots/moveWork', 'tenders/activateTender', 'tenders/declineTender', 'exports/getPotentialLots']],
  [
    ['admin', 'manager'],
    [
      'resultImport/getTemplate',
      'resultImport/preview',
      'resultImport/import',
      'resultImport/listImports',
      'resultImport/undoImport',
    ],
  ],
  [
    ['admin', 'manager', 'procurement', 'controller'],
    [
      'lots/getDossier',
      'planning/renewCalendarAddress',
      'companyDocuments/getDocuments',
      'tenders/getArchivedTenders',
      'exports/getActiveLots',
      'exports/getCompletedLots',
      'exports/getArchivedLots',
      'guarantees/getGuarantees',
      'guarantees/saveGuarantees',
      'guarantees/getLots',
      'guarantees/saveLots',
      'guarantees/getLot',
      'guarantees/getUnpublished',
      'guarantees/saveUnpublished',
    ],
  ],
  [['admin', 'controller'], ['planning/getOverdueSteps']],
  [
    ['admin', 'manager', 'procurement'],
    ['companyDocuments/saveDocument', 'companyDocuments/archiveDocument'],
  ],
  [['lead'], ['tenders/tendersWithFilters', 'tenders/voteTender', 'exports/getLotsToRate']],
  [
    ['admin', 'lead', 'manager', 'controller'],
    [
      'analytics/getSuppliers',
      'analytics/saveSuppliers',
      'analytics/getSupplier',
      'analytics/saveSupplier',
      'analytics/getPrices',
      'analytics/savePrices',
      'analytics/getCorridor',
      'analytics/getComparable',
      'analytics/saveComparable',
    ],
  ],
  [
    ['admin', 'manager', 'controller'],
    ['analytics/getTeam', 'analytics/saveTeam', 'analytics/getTeamLots', 'analytics/saveTeamLots'],
  ],
]

const NEEDS_SUBSCRIPTION = [
  'matching/getLotMatches',
  'matching/suggestEdits',
  'matching/suggestExclusions',
  'lots/getFreshness',
  'resultImport/preview',
  'resultImport/import',
  'tenders/getTenderChanges',
  'tenders/tendersWithFilters',
  'tenders/voteTender',
  'tenders/activateTender',
  'tenders/declineTender',
  'savedSearches/getAll',
  'savedSearches/save',
  'savedSearches/update',
  'savedSearches/open',
  'savedSearches/delete',
  'following/getAll',
  'following/followCustomer',
  'following/unfollowCustomer',
  'following/followTender',
  'following/unfollowTender',
  'analytics/getMarket',
  'analytics/saveMarket',
  'analytics/getCustomers',
  'analytics/saveCustomers',
  'analytics/getCustomer',
  'analytics/saveCustomer',
  'analytics/getSuppliers',
  'analytics/saveSuppliers',
  'analytics/getSupplier',
  'analytics/saveSupplier',
  'analytics/getPrices',
  'analytics/savePrices',
  'analytics/getCorridor',
  'analytics/getTenderResults',
  'analytics/getPurchases',
  'analytics/savePurchases',
  'analytics/getComparable',
  'analytics/saveComparable',
  'exports/getLots',
  'exports/getLotsToRate',
  'exports/getPotentialLots',
]

const own = Object.entries<Call>(api).filter(([, call]) => call.ours)

/** Roles in their usual order. */
const sortRoles = (access: Access): Access =>
  typeof access === 'string' ? access : ROLES.filter((role) => access.includes(role))

test('the calls of our own are open to these people', () => {
  const table = Object.fromEntries(ACCESS.flatMap(([access, paths]) => paths.map((path) => [path, access] as const)))
  expect(Object.fromEntries(own.map(([path, { access }]) => [path, sortRoles(access)]))).toEqual(table)
})

test('without an active subscription these answer 402', () => {
  const paths = own.filter(([, call]) => call.needsSubscription).map(([path]) => path)
  expect(paths.toSorted()).toEqual(NEEDS_SUBSCRIPTION.toSorted())
})
