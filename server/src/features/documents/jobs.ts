// Fetches documents and reads their text. Every job may run twice: it leaves a stored document alone and overwrites a
// text.
import type { Database } from '../../db/database.ts'
import { findKindByContentType } from '../../documents/file-kind.ts'
import type { DocumentStore } from '../../documents/store.ts'
import type { TextReader } from '../../documents/text-reader.ts'
import { noText, UNREADABLE_KIND } from '../../documents/text-reading.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { PortalProblem } from '../../portals/problem.ts'
import { createLexemeCache } from '../lots/indexing/lexeme-cache.ts'
import { fetchAgain } from './fetch-again.ts'
import { fetchDocument, type FromPortalSettings } from './from-portal.ts'
import { saveFailure, saveReceived, saveText, findStoredDocument, requestDocument } from './queries.ts'
import type { Received } from './receive.ts'
import { planAfterFailure } from './retry-plan.ts'
import { sweep } from './sweep.ts'
import type { SweepObserver } from './sweep-metrics.ts'
import { verifyDocument } from './verify.ts'

export interface DocumentSettings extends FromPortalSettings {
  /** multiplies the waits between attempts: 1 in production */
  waitScale: number
  readText: TextReader
  /** counts what a sweep finds */
  observe: SweepObserver
}

type DocumentJobs = Extract<keyof AllJobs, `documents/${string}`>

export function documentJobs(db: Database, settings: DocumentSettings): JobHandlers<AllJobs, DocumentJobs> {
  const { store, waitScale, readText, observe } = settings
  const lexemes = createLexemeCache()
  return {
    'documents/fetch': async ({ documentId }, { log, signal }) => {
      const document = await requestDocument(db, documentId)
      if (!document) return
      try {
        const received = await fetchDocument(settings, document, signal)
        await storeReceived(db, store, documentId, received)
        log.info({ documentId, size: received.size }, 'the document is stored')
      } catch (problem) {
        if (!(problem instanceof PortalProblem)) throw problem
        const attempts = document.attempts + 1
        const plan = planAfterFailure(attempts, isPermanent(problem), new Date(), waitScale)
        await saveFailure(db, documentId, attempts, problem.message.replaceAll('\0', '').slice(0, 500), plan)
        log.warn({ documentId, attempts, problem: problem.message, ...plan }, 'the document could not be fetched')
      }
    },

    'documents/fetchAgain': ({ documentId }, job) => fetchAgain(db, settings, documentId, job),

    'documents/verify': ({ documentId, reason }, { log }) => verifyDocument(db, store, documentId, reason, log),

    'documents/sweep': (_nothing, { log, signal }) => sweep(db, store, { log, signal, now: new Date(), observe }),

    'documents/readText': async ({ documentId }, { log }) => {
      const document = await findStoredDocument(db, documentId)
      if (!document) return
      const { fileName, contentType } = document
      if (!contentType || !findKindByContentType(contentType)?.mayHaveText) {
        await saveText(db, lexemes, document, noText(UNREADABLE_KIND))
        return
      }
      const bytes = await store.open(fileName)
      if (!bytes) {
        // replaced meanwhile: its text is read by a job of its own
        if ((await findStoredDocument(db, documentId))?.fileName !== fileName) return
        await verifyDocument(db, store, documentId, 'swept', log)
        return
      }
      await saveText(db, lexemes, document, await readText(contentType, bytes))
    },
  }
}

/** An address outside the portal or a size over the limit. What the portal itself refuses now it may give later. */
function isPermanent({ kind, status }: PortalProblem): boolean {
  return kind === 'permanent' && status === null
}

/**
 * Deletes the bytes only if the database has said that the row does not name them. After an error the transaction may
 * have committed all the same, so we look at the row; bytes that no row names are removed by the sweep.
 */
async function storeReceived(
  db: Database,
  store: DocumentStore,
  documentId: number,
  received: Received,
): Promise<void> {
  const isSaved = await saveReceived(db, documentId, received).catch(async (problem: unknown) => {
    const stored = await findStoredDocument(db, documentId).catch(() => null)
    if (stored?.fileName !== received.fileName) throw problem
    return true
  })
  if (!isSaved) await store.delete(received.fileName)
}
