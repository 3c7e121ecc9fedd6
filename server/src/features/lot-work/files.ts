// Files of our own on the documents of a lot in work.
import { findAttachRefusal, findFileRefusal } from '@tendertap/domain/lot-work/own-files'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { lockLot } from '../lots/lock-lot.ts'
import { addWorkFile, findAttachable, listWorkFiles, removeWorkFile } from './file-queries.ts'
import { recordAction } from './save-step.ts'

export const fileHandlers: Handlers<'lots/attachFile' | 'lots/detachFile'> = {
  'lots/attachFile': (context, { lotId, documentKey, fileId = null, companyDocumentId = null }) =>
    context.inScope(async (scope) => {
      const { userId, roles } = context.person
      const { facts } = await lockLot(scope, lotId)
      const attached = (await listWorkFiles(scope, lotId)).filter((file) => file.documentKey === documentKey)
      const file = { fileId, companyDocumentId }
      const refusal = findAttachRefusal({ work: facts.work, entry: documentKey }, roles, attached, file)
      if (refusal) throw new AppError(refusal)
      const found = await findAttachable(scope, file)
      if (!found) throw new AppError('not_found')
      await addWorkFile(scope, { lotId, documentKey, userId, ...file })
      return recordAction(scope, { lotId, userId, action: 'attachFile', documentKey, fileName: found.name })
    }),

  'lots/detachFile': (context, { lotId, workFileId }) =>
    context.inScope(async (scope) => {
      const { userId, roles } = context.person
      const { facts } = await lockLot(scope, lotId)
      const refusal = findFileRefusal({ work: facts.work }, roles)
      if (refusal) throw new AppError(refusal)
      const file = (await listWorkFiles(scope, lotId)).find(({ id }) => id === workFileId)
      if (!file) throw new AppError('not_found')
      await removeWorkFile(scope, workFileId)
      return recordAction(scope, {
        lotId,
        userId,
        action: 'detachFile',
        documentKey: file.documentKey,
        fileName: file.name,
      })
    }),
}
