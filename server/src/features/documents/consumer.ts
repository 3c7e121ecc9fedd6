// A portal may replace a document under its old address, and its lists do not say so. When a tender changes, we fetch
// its stored documents again.
import { defineConsumer } from '../../feed/consumer.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'
import { listStoredDocuments } from './fetch-again-queries.ts'

export const documentConsumer = defineConsumer({
  name: 'documents/fetchAgain',
  // not when it is new, or when people can no longer apply for it
  kinds: ['deadline', 'amount', 'status', 'documents', 'text', 'details', 'returned'],
  handle: async (db, changes) => {
    // a replaced document is no reason to fetch again: some portals generate a file at every request
    const tenderIds = new Set(changes.filter(({ documentId }) => documentId === null).map(({ tenderId }) => tenderId))
    const stored = await listStoredDocuments(db, [...tenderIds])
    if (stored.length > 0) await enqueueMany(db, JOBS, 'documents/fetchAgain', stored)
  },
})
