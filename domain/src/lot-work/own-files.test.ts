import { expect, test } from 'vitest'
import { ROLES, type Role } from '../roles.ts'
import { findAttachRefusal, findFileRefusal, MAX_FILES_PER_ENTRY, type AttachedFile } from './own-files.ts'
import type { LotWork } from './workflow.ts'

const work: LotWork = {
  status: 'in_collecting_documents',
  offerPrice: null,
  documentsCompletedAt: null,
  docs: [{ key: 'charter', collected: true, required: true }],
}

test.each<[Role, boolean]>(ROLES.map((role) => [role, role === 'manager' || role === 'procurement']))(
  'a %s may keep files: %s',
  (role, expected) => {
    const refusal = findFileRefusal({ work, entry: 'charter' }, [role])
    expect(refusal).toBe(expected ? null : 'only_manager_or_procurement_keeps_files')
  },
)

test.each<[string, LotWork | null, string | null]>([
  ['nobody has taken the lot', null, 'not_in_work'],
  ['documents are collected', work, null],
  ['offers are requested', { ...work, status: 'in_requesting_offers' }, null],
  ['the collection is completed', { ...work, documentsCompletedAt: '2026-11-14' }, 'documents_already_completed'],
  ['the lot is placed', { ...work, status: 'in_placement' }, 'documents_already_completed'],
  ['the placement is confirmed', { ...work, status: 'placement_completed' }, 'already_completed'],
  ['the lot is declined', { ...work, status: 'declined' }, 'already_declined'],
])('when %s', (_when, now, expected) => {
  expect(findFileRefusal({ work: now, entry: 'charter' }, ['manager'])).toBe(expected)
})

test('a document that is not in the list has no files', () => {
  expect(findFileRefusal({ work, entry: 'absent' }, ['manager'])).toBe('document_not_in_checklist')
  expect(findFileRefusal({ work }, ['manager'])).toBeNull()
})

const upload = (fileId: string) => ({ fileId, companyDocumentId: null })
const attach = (file: AttachedFile, attached: AttachedFile[]) =>
  findAttachRefusal({ work, entry: 'charter' }, ['manager'], attached, file)

test('a document has only so many files', () => {
  expect(MAX_FILES_PER_ENTRY).toBe(20)
  const files = Array.from({ length: MAX_FILES_PER_ENTRY }, (_, place) => upload(`file ${place}`))
  expect(attach(upload('one more'), files.slice(1))).toBeNull()
  expect(attach(upload('one more'), files)).toBe('too_many_files')
})

test('a document has each file once, and each document of the company once', () => {
  const licence = { fileId: null, companyDocumentId: 'licence' }
  expect(attach(upload('scan'), [upload('scan')])).toBe('file_already_attached')
  expect(attach(licence, [upload('scan'), licence])).toBe('file_already_attached')
  expect(attach(licence, [upload('scan'), { fileId: null, companyDocumentId: 'charter' }])).toBeNull()
})
