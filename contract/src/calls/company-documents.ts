import { z } from 'zod'
import { DOCUMENT_CATEGORIES, LIBRARY_KEEPERS, MAX_TITLE } from '@tendertap/domain/company-documents/company-documents'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { call } from '../call.ts'
import { companyDocument, day } from '../entities/company-document.ts'
import { nothing, requiredText, uuid } from '../fields/fields.ts'

export const companyDocuments = {
  'companyDocuments/getDocuments': call({
    summary: 'Lists the documents of the company’s library, without the archived ones.',
    access: WORK_READERS,
    writes: false,
    input: z.object({}),
    output: z.object({ documents: z.array(companyDocument) }),
    ours: true,
  }),
  'companyDocuments/saveDocument': call({
    summary: 'Adds a document to the library, or changes one; a new file takes the place of the old one on every lot.',
    access: LIBRARY_KEEPERS,
    writes: true,
    input: z
      .object({
        /** null: a new one */
        id: uuid.nullable(),
        title: requiredText(MAX_TITLE),
        category: z.enum(DOCUMENT_CATEGORIES),
        validUntil: day.nullable(),
        /** of an uploaded file; null keeps the one that is there */
        fileId: uuid.nullable(),
      })
      .refine(({ id, fileId }) => id !== null || fileId !== null, 'a new document needs a file'),
    output: companyDocument,
    refusals: ['not_found', 'library_full'],
    ours: true,
  }),
  'companyDocuments/archiveDocument': call({
    summary: 'Takes a document out of the library; lots that use it keep it.',
    access: LIBRARY_KEEPERS,
    writes: true,
    input: z.object({ id: uuid }),
    output: nothing,
    refusals: ['not_found'],
    ours: true,
  }),
}
