import { listActionNames } from '../audit-actions.ts'
import type { AuditTexts } from '../ru/audit.ts'

export const texts: AuditTexts = {
  title: 'Activity log',
  about: 'Who changed what and when, and who was refused',
  actions: listActionNames('en'),
  otherAction: 'Another action',
  filters: {
    label: 'Filter the entries',
    person: 'Who',
    anyone: 'Everyone',
    action: 'Action',
    anyAction: 'All actions',
    outcome: 'Outcome',
    anyOutcome: 'Any outcome',
    outcomes: { done: 'Done', refused: 'Refused' },
    object: 'Object: name, e-mail or lot number',
    from: 'From',
    to: 'To',
    reset: 'Clear the filter',
  },
  columns: { at: 'When', person: 'Who', action: 'Action', object: 'Object', address: 'IP address' },
  operator: 'The operator of Tendertap',
  stranger: 'Not signed in',
  noName: 'No name',
  refusedBecause: (reason) => `Refused: ${reason}`,
  otherReason: 'the reason is not known',
  loadFailed: 'The log could not be loaded',
  empty: 'No entries',
  emptyText: 'Everything that people of the workspace change appears here.',
  emptyFiltered: 'No entry matches this filter.',
}
