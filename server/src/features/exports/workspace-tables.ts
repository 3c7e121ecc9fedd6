// Which tables an administrator takes out with all data of the workspace, and which not. A test demands that every
// table with a workspace is in one of the two lists.

type KeyType = 'uuid' | 'bigint' | 'bigint or null' | 'integer' | 'text' | 'timestamptz'

export interface ExportedTable {
  /** in this order it is read page by page: columns that name a row of the workspace, with their types */
  key: Readonly<Record<string, KeyType>>
  /** what is nobody's data or must not leave */
  without?: readonly string[]
}

const byId = { id: 'uuid' } as const

export const EXPORTED: Readonly<Record<string, ExportedTable>> = {
  app_user: { key: byId, without: ['password_hash', 'must_change_password', 'telegram_chat_id'] },
  audit: { key: { at: 'timestamptz', id: 'uuid' } },
  checklist_template: { key: { method: 'text', key: 'text' } },
  company_document: { key: byId },
  company_list: { key: byId },
  company_list_entry: { key: { list_id: 'uuid', name_key: 'text' }, without: ['name_key'] },
  feedback: { key: byId },
  followed: { key: { user_id: 'uuid', customer_id: 'bigint or null', tender_id: 'bigint or null' } },
  interest: { key: byId, without: ['changed_in'] },
  interest_company_list: { key: { interest_id: 'uuid', list_id: 'uuid' } },
  interest_version: { key: { interest_id: 'uuid', version: 'integer' } },
  lot_comment: { key: byId },
  lot_comment_mention: { key: { comment_id: 'uuid', user_id: 'uuid' } },
  lot_consequence: { key: { lot_id: 'bigint', change_seq: 'bigint', consequence: 'text' } },
  lot_result: { key: { lot_id: 'bigint', version: 'integer' } },
  lot_score: { key: { interest_id: 'uuid', lot_id: 'bigint' }, without: ['receipt'] },
  lot_vote: { key: { lot_id: 'bigint', user_id: 'uuid' } },
  lot_vote_log: { key: { seq: 'bigint' } },
  lot_work: { key: { lot_id: 'bigint' } },
  notification_setting: { key: { user_id: 'uuid' } },
  own_file: { key: byId, without: ['file_name'] },
  past_result: { key: byId, without: ['key'] },
  registration_application: { key: { submitted_at: 'timestamptz' } },
  renewal_request: { key: byId },
  result_import: { key: byId },
  saved_search: { key: byId, without: ['seen_lot_id', 'told_lot_id'] },
  subscription: { key: byId },
  tender_vote: { key: { tender_id: 'bigint', user_id: 'uuid' } },
  user_role: { key: { user_id: 'uuid', role: 'text' } },
  work_document: { key: { lot_id: 'bigint', key: 'text' } },
  work_file: { key: byId },
  work_log: { key: { seq: 'bigint' } },
  workspace: { key: byId },
}

const SECRET = 'a secret by which somebody is recognised'
const MESSAGES = 'what the product told people; it says what the other tables hold, and carries links that work once'
const MACHINERY = 'the position of a program, nobody’s data'

export const KEPT_BACK: Readonly<Record<string, string>> = {
  calendar_feed: SECRET,
  email_change: SECRET,
  recovery_code: SECRET,
  second_factor: SECRET,
  secret_link: SECRET,
  session: SECRET,
  telegram_button: SECRET,
  telegram_link: SECRET,
  unsubscribe_key: SECRET,
  delivery: MESSAGES,
  delivery_attempt: MESSAGES,
  event: MESSAGES,
  live_event: MESSAGES,
  match_notice: MESSAGES,
  interest_scoring: MACHINERY,
  live_position: MACHINERY,
  new_companies_reset: MACHINERY,
  seen_mark: MACHINERY,
  vote_model: 'learned from the votes, which are there',
}
