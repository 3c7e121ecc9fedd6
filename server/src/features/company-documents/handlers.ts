// The library of company documents. A renewed document keeps its row: every lot that uses it sees the new file and the
// new term.
import { MAX_COMPANY_DOCUMENTS } from '@tendertap/domain/company-documents/company-documents'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import {
  addDocument,
  archiveDocument,
  changeDocument,
  countDocuments,
  hasFile,
  listDocuments,
  listLotsWith,
} from './queries.ts'
import { presentDocument } from './present.ts'

type Calls = 'companyDocuments/getDocuments' | 'companyDocuments/saveDocument' | 'companyDocuments/archiveDocument'

export const companyDocumentHandlers: Handlers<Calls> = {
  'companyDocuments/getDocuments': (context) =>
    context.inScope(async (scope) => ({ documents: (await listDocuments(scope)).map(presentDocument) })),

  // locked, so that the library does not grow beyond its limit
  'companyDocuments/saveDocument': (context, { id, ...document }) =>
    context.inLockedWorkspace(async (scope) => {
      const { userId } = context.person
      if (document.fileId !== null && !(await hasFile(scope, document.fileId))) throw new AppError('not_found')
      if (id === null && (await countDocuments(scope)) >= MAX_COMPANY_DOCUMENTS) throw new AppError('library_full')
      const savedId =
        id === null ? await addDocument(scope, userId, document) : await changeDocument(scope, userId, id, document)
      if (savedId === null) throw new AppError('not_found')
      context.nameObject(savedId)
      await announce(scope, { kind: 'companyDocuments', id: savedId })
      for (const lotId of await listLotsWith(scope, savedId)) await announce(scope, { kind: 'lotWork', id: lotId })
      const [saved] = await listDocuments(scope, savedId)
      if (!saved) throw new Error('The document that was just saved is not there')
      return presentDocument(saved)
    }),

  'companyDocuments/archiveDocument': (context, { id }) =>
    context.inScope(async (scope) => {
      if (!(await archiveDocument(scope, id))) throw new AppError('not_found')
      await announce(scope, { kind: 'companyDocuments', id })
      return {}
    }),
}
