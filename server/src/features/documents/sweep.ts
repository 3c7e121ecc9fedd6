// Compares the store with the tables, in both directions: removes bytes that no document and no file of our own names,
// has documents fetched again whose bytes are missing, and reports own files that are lost. It acts only after it has
// seen everything and found little: a volume that is not mounted or a database of another installation looks like a
// great loss, and then it touches nothing.
import type { Database } from '../../db/database.ts'
import type { DocumentStore, StoredFile } from '../../documents/store.ts'
import { GiveUp } from '../../jobs/give-up.ts'
import type { RunningJob } from '../../jobs/run.ts'
import type { SweepObserver } from './sweep-metrics.ts'
import { compareWithTable, isUnnamed, requestVerification, type Differences } from './sweep-queries.ts'

const DAY_MS = 24 * 3_600_000
// up to this many are believed, whatever their share is
const FEW = 100
const LARGEST_SHARE = 0.1
const HIGHEST_NAME = 'f'.repeat(32)

interface SweepSettings extends Pick<RunningJob, 'log' | 'signal'> {
  now: Date
  observe: SweepObserver
}

export async function sweep(
  db: Database,
  store: DocumentStore,
  { log, signal, now, observe }: SweepSettings,
): Promise<void> {
  const { files, unnamed, missing, due, lost } = await findDifferences(db, store, now, signal)
  for (const [what, { length }] of [
    ['files have no document', unnamed],
    ['documents have no bytes', missing],
    ['own files have no bytes', lost],
  ] as const)
    if (length > FEW && length > files * LARGEST_SHARE)
      throw new GiveUp(`${length} ${what}, among ${files} files: is it the right store, and the right database?`)

  await requestVerification(db, [...missing, ...due])
  let removed = 0
  for (const name of unnamed) {
    signal.throwIfAborted()
    // looked up once more: whatever happened since the listing, bytes that a row names stay
    if (!(await isUnnamed(db, name))) continue
    await store.delete(name)
    removed++
  }
  const unfinished = await store.removeUnfinished(new Date(now.getTime() - DAY_MS))
  observe('removed', removed)
  observe('unfinished', unfinished)
  observe('missing', missing.length)
  observe('lost', lost.length)
  if (lost.length > 0) log.error({ fileNames: lost }, 'own files are lost: restore them from the backup of the store')
  log.info({ files, removed, unfinished, missing: missing.length, checked: due.length }, 'the documents are swept')
}

interface Found extends Differences {
  files: number
}

/** Each page of the store is compared with the rows whose names lie between its first and its last. */
async function findDifferences(db: Database, store: DocumentStore, now: Date, signal: AbortSignal): Promise<Found> {
  const found: Found = { files: 0, unnamed: [], missing: [], due: [], lost: [] }
  const compare = async (page: readonly StoredFile[], after: string, last: string) => {
    signal.throwIfAborted()
    const { unnamed, missing, due, lost } = await compareWithTable(db, page, { after, last, duePrefix: chooseDue(now) })
    found.files += page.length
    found.unnamed.push(...unnamed)
    found.missing.push(...missing)
    found.due.push(...due)
    found.lost.push(...lost)
  }
  let after = ''
  for await (const page of store.list()) {
    const last = page.at(-1)?.name ?? after
    if (page.some(({ name }, index) => name <= (page[index - 1]?.name ?? after)))
      throw new GiveUp('the store does not list its files in the order of their names')
    await compare(page, after, last)
    after = last
  }
  await compare([], after, HIGHEST_NAME)
  return found
}

/** Reading every file each night would take too long: each is read once in 256 nights. */
function chooseDue(now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS)
  return (day % 256).toString(16).padStart(2, '0')
}
