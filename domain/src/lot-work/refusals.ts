// Why a step on a lot is not possible. The contract gives each code its text in three languages.
export const REFUSALS = [
  // not this person's step: the screen shows these as notices in place of the button
  'only_lead_votes',
  'only_manager_activates',
  'only_manager_declines',
  'only_manager_sets_price',
  'only_manager_deactivates',
  'only_manager_moves_work',
  'only_manager_or_procurement_completes',
  'only_manager_or_procurement_adds_documents',
  'only_manager_or_procurement_keeps_files',
  'only_procurement_marks_documents',
  'only_procurement_confirms_documents',
  'only_procurement_places',
  'only_procurement_fills_results',
  // not at this point of the work
  'not_in_work',
  'already_in_work',
  'already_declined',
  'already_completed',
  'already_in_placement',
  'not_in_placement',
  'placement_not_completed',
  // a condition of the step is missing
  'lot_not_open',
  'documents_processing',
  'price_already_set',
  'offer_price_missing',
  'documents_not_collected',
  'documents_need_recheck',
  'documents_not_completed',
  'documents_already_completed',
  'document_not_in_checklist',
  'document_already_collected',
  'document_already_in_checklist',
  'document_needs_no_recheck',
  'price_marks_itself',
  'file_already_attached',
  'too_many_files',
  'lot_not_superseded',
  'successor_not_open',
  'successor_already_in_work',
  // of an assignment or a mention
  'person_not_in_team',
  // the record has changed since the screen showed it
  'status_changed',
] as const
export type Refusal = (typeof REFUSALS)[number]
