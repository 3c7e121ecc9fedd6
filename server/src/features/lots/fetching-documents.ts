import { requestDocuments } from '../../documents/request-documents.ts'
import type { SignedInContext } from '../../http/context.ts'
import { AppError } from '../../platform/app-error.ts'

/** A lot that nobody has opened yet may lack its documents: whoever is refused for it need not open it first. */
export async function fetchingDocuments<T>(
  context: SignedInContext,
  of: { lotId: number } | { tenderId: number },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'documents_processing')
      await context.enqueueAfterwards(async (transaction) => {
        const lots = transaction.selectFrom('lot').select('tender_id as tenderId')
        const { tenderId } = 'tenderId' in of ? of : await lots.where('id', '=', of.lotId).executeTakeFirstOrThrow()
        await requestDocuments(transaction, [tenderId], 'opened')
      })
    throw error
  }
}
