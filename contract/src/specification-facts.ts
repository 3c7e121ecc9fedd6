// What the two documents of the specification and its resolutions state, copied as facts. Used by tests only.
import type { Access } from './access.ts'

const LIST = [
  'id', 'page', 'limit', 'companies', 'statuses', 'methods', 'search', 'code', 'minLots', 'maxLots', 'minPrice', 'maxPrice',
  'startDateFrom', 'startDateTo', 'endDateFrom', 'endDateTo', 'sortBy', 'sort',
]
const INTEREST = ['name', 'keywords', 'description', 'minScore', 'filter', 'companiesListIds', 'color']
const USER = ['email', 'fullName', 'password', 'roles', 'phone', 'position']
const APPLICATION = [
  'email', 'fullName', 'phone', 'position', 'companyName', 'bin',
  'contactPerson', 'contactPhone', 'contactEmail', 'type',
]

export const FLAGS = [
  'all_new_tenders_email',
  'all_new_tenders_telegram',
  'new_suitable_tenders_email',
  'new_suitable_tenders_telegram',
  'tender_status_changes_email',
  'tender_status_changes_telegram',
  'crm_email',
  'crm_telegram',
  'system_email',
  'system_telegram',
]

/** Both §7: each call and the fields of its body. */
export const CALLS: Readonly<Record<string, readonly string[]>> = {
  'auth/signout': [],
  'auth/localLogin': ['email', 'password'],
  'auth/register': APPLICATION,
  'me/getMe': ['newCompanies'],
  'me/updateProfile': ['fullName', 'phone', 'position', 'email', 'lang'],
  'me/generateTelegramDeepLink': [],
  'me/disconnectTelegramAccount': [],
  'settings/getSettings': [],
  'settings/updateSettings': FLAGS,
  'settings/testEmail': ['email'],
  'subscription/getCurrentSubscription': [],
  'subscription/renewSubscription': ['subscriptionId'],
  'users/getAllUsers': [],
  'users/createUser': USER,
  'users/updateUser': ['userId', ...USER],
  'feedback/sendFeedback': ['text'],
  'superadmin/getRegistrationApplications': [],
  'superadmin/activateWorkspace': ['workspaceId'],
  'superadmin/declineWorkspace': ['workspaceId'],
  'superadmin/getWorkspaces': [],
  'superadmin/setManualSubscription': [
    'workspaceId', 'plan', 'startDate', 'endDate', 'maxUsers', 'additionalUsers', 'maxFilters', 'additionalFilters',
  ],
  'interests/getInterests': [],
  'interests/createInterest': INTEREST,
  'interests/updateInterest': ['id', ...INTEREST],
  'interests/deleteInterest': ['id'],
  'interests/rescoreInterest': ['id'],
  'companies/getCompanies': [],
  'companies/getCompaniesWithNew': [],
  'companies/resetNewCompanies': [],
  'companies/getCompanyList': [],
  'companies/createCompanyList': ['name', 'companies'],
  'companies/updateCompanyList': ['id', 'name', 'companies'],
  'companies/deleteCompanyList': ['id'],
  'lots/getLots': [...LIST, 'todayOnly'],
  'lots/lotsWithFilters': LIST,
  'lots/getPotentialLots': LIST,
  'lots/getActiveLots': LIST,
  'lots/getCompletedLots': LIST,
  'lots/getArchivedLots': LIST,
  'lots/voteLot': ['lotId', 'accepted', 'description'],
  'lots/activateLot': ['lotId'],
  'lots/deactivateLot': ['lotId'],
  'lots/declineLot': ['lotId'],
  'lots/setOfferPrice': ['lotId', 'offerPrice'],
  'lots/documentCollected': ['lotId', 'documentDescription', 'collected'],
  'lots/completeCollectingLotDocuments': ['lotId'],
  'lots/lotPlacement': ['lotId'],
  'lots/updateResultInfo': ['lotId', 'resultInfo'],
  'tenders/getTenderDetails': ['id'],
}

/** Resolutions §2, who may call what. */
export const ACCESS: readonly (readonly [Access, readonly string[]])[] = [
  ['anyone', ['auth/localLogin', 'auth/register', 'auth/signout']],
  [
    'signed in',
    [
      'me/getMe', 'me/updateProfile', 'me/generateTelegramDeepLink', 'me/disconnectTelegramAccount',
      'settings/getSettings', 'settings/updateSettings', 'settings/testEmail',
      'subscription/getCurrentSubscription', 'feedback/sendFeedback',
    ],
  ],
  ['member', ['companies/getCompanies', 'companies/getCompanyList', 'interests/getInterests']],
  // A superadmin has no workspace, yet the catalogue works.
  ['member or superadmin', ['lots/getLots', 'tenders/getTenderDetails']],
  [
    ['admin'],
    [
      'users/getAllUsers', 'users/createUser', 'users/updateUser',
      'interests/createInterest', 'interests/updateInterest', 'interests/deleteInterest', 'interests/rescoreInterest',
      'companies/createCompanyList', 'companies/updateCompanyList', 'companies/deleteCompanyList',
      'companies/getCompaniesWithNew', 'companies/resetNewCompanies', 'subscription/renewSubscription',
    ],
  ],
  [['lead'], ['lots/lotsWithFilters', 'lots/voteLot']],
  [['manager'], ['lots/getPotentialLots', 'lots/activateLot', 'lots/deactivateLot', 'lots/declineLot', 'lots/setOfferPrice']],
  [['manager', 'procurement', 'controller', 'admin'], ['lots/getActiveLots', 'lots/getCompletedLots', 'lots/getArchivedLots']],
  [['manager', 'procurement'], ['lots/completeCollectingLotDocuments']],
  [['procurement'], ['lots/documentCollected', 'lots/lotPlacement', 'lots/updateResultInfo']],
  [
    ['superadmin'],
    [
      'superadmin/getRegistrationApplications', 'superadmin/activateWorkspace', 'superadmin/declineWorkspace',
      'superadmin/getWorkspaces', 'superadmin/setManualSubscription',
    ],
  ],
]

/** Resolutions §2: 402 without an active subscription. Rescoring writes an interest's scores, so it counts as a write. */
export const NEEDS_SUBSCRIPTION = [
  'lots/getLots', 'tenders/getTenderDetails', 'lots/lotsWithFilters', 'lots/getPotentialLots',
  'lots/voteLot', 'lots/activateLot', 'lots/declineLot', 'users/createUser',
  'interests/createInterest', 'interests/updateInterest', 'interests/deleteInterest', 'interests/rescoreInterest',
  'companies/createCompanyList', 'companies/updateCompanyList', 'companies/deleteCompanyList',
]

const inThreeLanguages = (name: string) => [`${name}Ru`, `${name}Kz`, `${name}En`]

const SUBSCRIPTION = [
  'id', 'plan', 'status', 'startDate', 'endDate', 'maxUsers', 'additionalUsers', 'maxFilters', 'additionalFilters',
  'currentUsers', 'currentFilters',
]
const PROFILE = [
  'id', 'email', 'fullName', 'phone', 'position', 'telegramChatId', 'lang', 'WorkspaceId', 'UserRolesOfUser', 'Workspace',
]
const LOT_OF_TENDER = [
  'id', 'TenderId', 'contractNumber', 'code', ...inThreeLanguages('name'), ...inThreeLanguages('description'),
  ...inThreeLanguages('additionalDescription'), ...inThreeLanguages('customer'),
  'amount', 'quantity', ...inThreeLanguages('mkeiName'), ...inThreeLanguages('deliveryAddress'),
  'deliveryTermDays', 'contractTermDays', 'bidSecurityVolume', 'localContentMin', 'status', 'url', 'percent', 'documents',
  'ensTruCode', 'ensTruNameRu', 'katoNameRu', 'systemCategory', 'tizilimCreatedAt', 'tizilimUpdatedAt', 'rawDetails',
  'LotsInProcessOfLot', 'LotScoreOfLot', 'Votes', 'intoWorkStatus',
]
const META = ['action', 'date', 'user']

/** Both §3: where each entity stands in an answer (`[]` is a list's row), and all its fields. */
export const ENTITIES: Readonly<Record<string, readonly string[]>> = {
  'me/updateProfile': PROFILE,
  'me/updateProfile UserRolesOfUser[]': ['role'],
  'me/updateProfile Workspace': ['id', 'name'],
  'me/getMe': [...PROFILE, 'roles', 'subscription', 'newCompanies'],
  'me/getMe subscription': SUBSCRIPTION,
  'auth/localLogin': [...PROFILE, 'roles', 'subscription', 'token'],
  'subscription/getCurrentSubscription': ['hasActiveSubscription', 'subscription'],
  'subscription/getCurrentSubscription subscription': SUBSCRIPTION,
  // ours
  'subscription/getCurrentSubscription renewal': [],
  'subscription/getCurrentSubscription administrators[]': [],
  // The password goes in and never comes out.
  'users/getAllUsers []': USER.filter((field) => field !== 'password').concat('id'),
  'superadmin/getRegistrationApplications []': APPLICATION,
  // ours
  'superadmin/getRegistrationApplications [] sameBin[]': [],
  'superadmin/getWorkspaces []': [
    'id', 'name', 'companyName', 'bin', 'type', 'contactPerson', 'contactEmail', 'contactPhone',
    'createdAt', 'activateDate', 'declineDate', 'SubscriptionOfWorkspace',
  ],
  'superadmin/getWorkspaces [] SubscriptionOfWorkspace[]': SUBSCRIPTION,
  'settings/getSettings': FLAGS,
  'settings/updateSettings': FLAGS,
  'me/generateTelegramDeepLink': ['token', 'deepLink', 'botUsername', 'expiresAt'],
  'interests/getInterests []': ['id', ...INTEREST, 'companiesLists'],
  'interests/getInterests [] filter': ['statuses', 'purchaseMethods', 'companies'],
  'interests/getInterests [] companiesLists[]': ['id'],
  'companies/getCompanyList []': ['id', 'name', 'companies', 'updatedAt'],
  'companies/getCompaniesWithNew': ['companies', 'newCompanies'],
  'lots/getLots': ['data', 'total'],
  // ours
  'lots/getLots facets': [],
  'lots/getLots facets statuses[]': [],
  'lots/getLots data[]': [...LOT_OF_TENDER, 'Tender'],
  'lots/getLots data[] rawDetails': ['contract_term_days', 'tender'],
  'lots/getLots data[] rawDetails tender': [
    'code', 'application_start_at', 'application_end_at', 'application_open_at', 'contact_email', 'contact_phone',
  ],
  'lots/getLots data[] LotsInProcessOfLot[]': ['status', 'offerPrice', 'docs', 'meta', 'resultInfo', 'completedAt', 'declinedAt'],
  'lots/getLots data[] LotsInProcessOfLot[] docs[]': ['key', ...inThreeLanguages('description'), 'collected'],
  'lots/getLots data[] LotsInProcessOfLot[] meta[]': META,
  'lots/getLots data[] LotsInProcessOfLot[] meta[] user': ['fullName'],
  'lots/getLots data[] LotsInProcessOfLot[] resultInfo': [
    'finalStatus', 'finalAmount', 'resultsDate', 'winnerCompany', 'winner',
  ],
  'lots/getLots data[] LotScoreOfLot[]': ['Interest', 'customCategory'],
  'lots/getLots data[] LotScoreOfLot[] Interest': ['name'],
  'lots/getLots data[] Votes[]': ['accepted', 'description', 'createdAt', 'User'],
  'lots/getLots data[] Votes[] User': ['fullName'],
  'lots/getLots data[] documents[]': ['id', 'LotId', 'documentType', 'originalFileName', 'fileName'],
  'tenders/getTenderDetails': ['tender'],
  'tenders/getTenderDetails tender': [
    'id', 'code', 'method', ...inThreeLanguages('customer'), 'customerFullAddress', 'name', 'nameRu',
    'plannedAmount', 'amount', 'lotsCount', 'status', 'startDate', 'endDate', 'publicationDate',
    'applicationStartAt', 'applicationEndAt', 'applicationOpenAt', 'contactEmail', 'contactPhone', 'url',
    'userFilter', 'announcement', 'intoWorkStatus', 'offerPrice', 'completedAt', 'declinedAt', 'meta',
    'VotesOfTender', 'DocumentsOfTender', 'LotOfTender', 'resultInfo',
  ],
  'tenders/getTenderDetails tender userFilter': ['id', 'name', 'color', 'category'],
  'tenders/getTenderDetails tender announcement': ['publishDate', 'openApplication', 'lots'],
  'tenders/getTenderDetails tender announcement lots[]': ['lotNumber', 'truDescription'],
  'tenders/getTenderDetails tender meta[]': META,
  'tenders/getTenderDetails tender LotOfTender[]': LOT_OF_TENDER,
  // ours
  'tenders/getTenderDetails tender supersedes': [],
  'tenders/getTenderDetails tender resultInfo': ['finalStatus', 'finalAmount', 'resultsDate', 'lotResults'],
  'tenders/getTenderDetails tender resultInfo lotResults[]': ['lotNumber', 'lotWinnerCompany', 'lotFinalAmount'],
}

/** Both §3-6 and §9. */
export const VOCABULARY = {
  exact: {
    statuses: ['Формируется', 'Опубликован', 'Вскрытие', 'Допуск', 'Завершен', 'Отменен', 'Итоги'],
    methods: ['Открытый конкурс', 'Запрос ценовых предложений', 'Закуп из одного источника', 'Открытый конкурс на понижение'],
    workStatuses: [
      'not_processed',
      'in_collecting_documents',
      'in_requesting_offers',
      'in_placement',
      'placement_completed',
      'declined',
    ],
    documentTypes: ['Техническая спецификация', 'Конкурсная документация', 'Проект договора'],
    languages: ['ru', 'en', 'kz'],
    roles: ['admin', 'superadmin', 'lead', 'manager', 'procurement', 'controller'],
    teams: {
      'Lead Team': 'lead',
      'Procurement Team': 'procurement',
      'Management Team': 'manager',
      'Controller Team': 'controller',
    },
    pageSizes: [10, 20, 50],
    defaultPageSize: 10,
    notificationFlags: FLAGS,
    plans: ['trial', 'commercial', 'free'],
    terms: { monthly: 1, quarterly: 3, semiannual: 6, annual: 12 },
    durations: [1, 3, 6, 12],
    tariffs: { standard: { month: 20_000, users: 5, filters: 5 }, extended: { month: 32_000, users: 10, filters: 10 } },
    totals: [
      [20_000, 57_000, 108_000, 192_000],
      [32_000, 91_200, 172_800, 307_200],
    ],
    manualDefaults: { plan: 'trial', months: 1, maxUsers: 5, additionalUsers: 0, maxFilters: 10, additionalFilters: 0 },
    manualMinima: { maxUsers: 1, additionalUsers: 0, maxFilters: 1, additionalFilters: 0 },
    usersWhenMissing: 8,
    workspaceTypes: ['legal', 'individual'],
    applicationStates: ['pending', 'active', 'declined'],
    finalStatuses: ['held', 'cancelled'],
    matchLevels: ['low', 'medium', 'high'],
    binDigits: 12,
    contactPersonMin: 2,
    phoneMin: 10,
    minScore: 75,
    defaultColour: '#a9d08e',
    palette: ['green', 'light green', 'blue', 'light blue', 'orange', 'yellow', 'red', 'purple', 'sky blue', 'grey'],
    narrowMaxWidth: 768,
    priceKey: 'price',
  },
  metaActions: ['completeCollectingLotDocuments', 'setOfferPrice', 'completeLot', 'completeCollectingDocuments', 'completeTender'],
}
