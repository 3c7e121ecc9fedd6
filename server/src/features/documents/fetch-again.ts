// Fetches a stored document again. May run twice: a document that has not changed since is left alone.
import type { Database } from '../../db/database.ts'
import type { RunningJob } from '../../jobs/run.ts'
import { PortalProblem } from '../../portals/problem.ts'
import { saveReplaced, saveVersion, findStoredVersion, type StoredVersion } from './fetch-again-queries.ts'
import { fetchIfChanged, type FromPortalSettings } from './from-portal.ts'
import type { Received } from './receive.ts'

export async function fetchAgain(
  db: Database,
  settings: FromPortalSettings,
  documentId: number,
  { log, signal }: Pick<RunningJob, 'log' | 'signal'>,
): Promise<void> {
  const stored = await findStoredVersion(db, documentId)
  if (!stored) return
  try {
    const received = await fetchIfChanged(settings, stored, stored, signal)
    if (received === null) return
    const isReplaced = await storeIfChanged(db, settings, stored, received)
    if (isReplaced) log.info({ documentId, size: received.size }, 'the document was replaced at the portal')
  } catch (problem) {
    // we keep our copy of what the portal no longer gives; the queue retries after any other problem
    if (!(problem instanceof PortalProblem) || problem.kind !== 'permanent') throw problem
    log.warn({ documentId, problem: problem.message }, 'the document could not be fetched again')
  }
}

/**
 * Deletes the file that the row does not name: the old one if the new one was saved, else the new one. When the
 * database fails in between, both files stay, because it is not known which of them the row names.
 */
async function storeIfChanged(
  db: Database,
  { store }: FromPortalSettings,
  stored: StoredVersion,
  received: Received,
): Promise<boolean> {
  const isOther = !received.sha256.equals(stored.sha256)
  if (!isOther) await saveVersion(db, stored.id, received.version)
  const isSaved = isOther && (await saveReplaced(db, stored, received, new Date()))
  await store.delete(isSaved ? stored.fileName : received.fileName)
  return isSaved
}
