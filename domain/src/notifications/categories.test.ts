import { expect, test } from 'vitest'
import { FLAG_DEFAULT, NOTIFICATION_FLAGS } from './categories.ts'

test('the ten flags have the names of the wire and are on by default', () => {
  expect(NOTIFICATION_FLAGS).toEqual([
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
  ])
  expect(FLAG_DEFAULT).toBe(true)
})
