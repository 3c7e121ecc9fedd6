// Files of our own on the documents of a lot in work. They say nothing about whether a document is collected.
import { hasAnyRole, type Role } from '../roles.ts'
import type { Refusal } from './refusals.ts'
import type { LotWork } from './workflow.ts'

/** Bytes; a larger file is refused. */
export const MAX_FILE_SIZE = 100 * 1024 * 1024

/** One document of a lot has at most so many. */
export const MAX_FILES_PER_ENTRY = 20

/** Who attaches and removes them. */
export const FILE_KEEPERS = ['manager', 'procurement'] as const satisfies readonly Role[]

interface FileFacts {
  work: LotWork | null
  /** the key of the document; without it, the decision is whether files of any may be changed now */
  entry?: string
}

/** Why this person can neither attach nor remove a file now; null when they can. The same rule for both. */
export function findFileRefusal({ work, entry }: FileFacts, roles: readonly Role[]): Refusal | null {
  if (!hasAnyRole(roles, FILE_KEEPERS)) return 'only_manager_or_procurement_keeps_files'
  if (work === null) return 'not_in_work'
  if (work.status === 'declined') return 'already_declined'
  if (work.status === 'placement_completed') return 'already_completed'
  if (work.status === 'in_placement' || work.documentsCompletedAt !== null) return 'documents_already_completed'
  if (entry !== undefined && !work.docs.some(({ key }) => key === entry)) return 'document_not_in_checklist'
  return null
}

/** A file that was uploaded for the lot, or one of the company's documents. */
export interface AttachedFile {
  fileId: string | null
  companyDocumentId: string | null
}

/** The same, and the document has room for one more file and does not have this one. */
export function findAttachRefusal(
  facts: FileFacts,
  roles: readonly Role[],
  attached: readonly AttachedFile[],
  file: AttachedFile,
): Refusal | null {
  const refusal = findFileRefusal(facts, roles)
  if (refusal) return refusal
  if (attached.length >= MAX_FILES_PER_ENTRY) return 'too_many_files'
  const isSame = (other: AttachedFile) =>
    other.fileId === file.fileId && other.companyDocumentId === file.companyDocumentId
  return attached.some(isSame) ? 'file_already_attached' : null
}
