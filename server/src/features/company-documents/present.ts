// Rows → wire.
import type { Output } from '@tendertap/contract/calls/index'
import type { DocumentRow } from './queries.ts'

export function presentDocument({
  fileId,
  fileName,
  fileSize,
  savedAt,
  ...document
}: DocumentRow): Output<'companyDocuments/saveDocument'> {
  return {
    ...document,
    file: { fileId, name: fileName, size: fileSize },
    savedAt: savedAt.toISOString(),
  }
}
