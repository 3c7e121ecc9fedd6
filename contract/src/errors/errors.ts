// Every refusal has a code; the code has a status here and a text in each language in texts/.
import type { Refusal } from '@tendertap/domain/lot-work/refusals'
import type { TeamProblem } from '@tendertap/domain/team/teams'

export type ErrorCode = keyof typeof OWN_STATUSES | Refusal

const OWN_STATUSES = {
  invalid_input: 400,
  unknown_sort_field: 400,
  sort_too_wide: 400,
  page_too_far: 400,
  search_too_wide: 400,
  wrong_credentials: 400,
  wrong_second_factor: 400,
  wrong_password: 400,
  password_too_short: 400,
  password_common: 400,
  password_unchanged: 400,
  email_missing: 400,
  email_invalid: 400,
  not_own_email: 400,
  team_required: 400,
  team_invalid: 400,
  link_expired: 400,
  subscription_period: 400,
  subscription_in_past: 400,
  file_empty: 400,
  // Only for a missing, expired or ended session: the client logs out on it.
  unauthorized: 401,
  subscription_required: 402,
  forbidden: 403,
  not_own_comment: 403,
  second_factor_required: 403,
  password_change_required: 403,
  second_factor_setup_required: 403,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  name_taken: 409,
  last_admin: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  seat_limit: 409,
  filter_limit: 409,
  list_in_use: 409,
  library_full: 409,
  nothing_to_import: 409,
  saved_search_limit: 409,
  saved_search_too_wide: 409,
  follow_limit: 409,
  application_decided: 409,
  applicant_has_account: 409,
  workspace_not_active: 409,
  password_already_set: 409,
  too_large: 413,
  file_too_large: 413,
  unsupported_media: 415,
  file_kind: 415,
  too_many_requests: 429,
  server_error: 500,
  unavailable: 503,
  overloaded: 503,
  search_too_slow: 503,
} as const satisfies Record<TeamProblem, number> & Record<string, number>

const REFUSAL_STATUSES = {
  only_lead_votes: 403,
  only_manager_activates: 403,
  only_manager_declines: 403,
  only_manager_sets_price: 403,
  only_manager_deactivates: 403,
  only_manager_moves_work: 403,
  only_manager_or_procurement_completes: 403,
  only_manager_or_procurement_adds_documents: 403,
  only_manager_or_procurement_keeps_files: 403,
  only_procurement_marks_documents: 403,
  only_procurement_confirms_documents: 403,
  only_procurement_places: 403,
  only_procurement_fills_results: 403,
  not_in_work: 409,
  already_in_work: 409,
  already_declined: 409,
  already_completed: 409,
  already_in_placement: 409,
  not_in_placement: 409,
  placement_not_completed: 409,
  lot_not_open: 409,
  documents_processing: 409,
  price_already_set: 409,
  offer_price_missing: 409,
  documents_not_collected: 409,
  documents_need_recheck: 409,
  documents_not_completed: 409,
  documents_already_completed: 409,
  document_not_in_checklist: 404,
  document_already_collected: 409,
  document_already_in_checklist: 409,
  document_needs_no_recheck: 409,
  price_marks_itself: 409,
  file_already_attached: 409,
  too_many_files: 409,
  lot_not_superseded: 409,
  successor_not_open: 409,
  successor_already_in_work: 409,
  person_not_in_team: 409,
  status_changed: 409,
} as const satisfies Record<Refusal, number>

export const ERROR_STATUSES: Readonly<Record<ErrorCode, number>> = { ...OWN_STATUSES, ...REFUSAL_STATUSES }

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUSES, value)
}

const GENERAL: readonly ErrorCode[] = [
  'invalid_input',
  'unauthorized',
  'subscription_required',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'unavailable',
]

/** For answers without a code that we know: from a proxy, or from a server newer than this client. */
export function toErrorCode(status: number): ErrorCode {
  if (status === 502 || status === 504) return 'unavailable'
  return GENERAL.find((code) => ERROR_STATUSES[code] === status) ?? 'server_error'
}
