// All data of a workspace as one ZIP: a JSON file per table, what they name of the catalogue, and the files of its own.
// Everything is read page by page while it is sent; each page begins with the person's rights.
import { findKindByContentType } from '../../documents/file-kind.ts'
import type { DocumentStore } from '../../documents/store.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { toSafeFileName } from '../../platform/safe-file-name.ts'
import { writeZip, type ZippedFile } from '../../platform/zip.ts'
import { findNextFile, listColumns, NAMED, readPageOfTable } from './data-queries.ts'
import { addDay } from '../../spreadsheets/list-workbook.ts'
import { EXPORTED } from './workspace-tables.ts'

const PAGE = 1_000

interface Contents {
  madeAt: string
  /** rows by table, and of what they name */
  rows: Record<string, number>
  files: number
  /** names of files whose bytes are not in the store */
  missingFiles: string[]
}

export async function saveWorkspaceData(context: SignedInContext, store: DocumentStore): Promise<FileAnswer> {
  // the audit row of this transaction says who took the data out
  const columns = await context.inScope(listColumns)
  return {
    name: addDay('Tendertap') + '.zip',
    type: 'application/zip',
    content: writeZip(listFiles(context, store, columns)),
  }
}

async function* listFiles(
  context: SignedInContext,
  store: DocumentStore,
  columns: ReadonlyMap<string, string[]>,
): AsyncGenerator<ZippedFile> {
  const contents: Contents = { madeAt: new Date().toISOString(), rows: {}, files: 0, missingFiles: [] }
  for (const [name, table] of Object.entries(EXPORTED)) {
    const shown = columns.get(name) ?? []
    let after: string[] | null = null
    const readPage = async () => {
      const rows = await context.readBeforehand((scope) => readPageOfTable(scope, name, table, shown, after, PAGE))
      after = rows.at(-1)?.key ?? null
      return rows.map(({ json }) => json)
    }
    yield { path: `data/${name}.json`, content: writeRows(readPage, PAGE, (rows) => (contents.rows[name] = rows)) }
  }
  for (const [name, readNamed] of Object.entries(NAMED)) {
    let after = 0
    const readPage = async () => {
      const rows = await context.readBeforehand((scope) => readNamed(scope, after, PAGE))
      after = rows.at(-1)?.id ?? after
      return rows.map(({ json }) => json)
    }
    yield { path: `data/${name}.json`, content: writeRows(readPage, PAGE, (rows) => (contents.rows[name] = rows)) }
  }
  yield* listOwnFiles(context, store, contents)
  yield { path: 'README.json', content: Buffer.from(JSON.stringify(contents, null, 2)) }
}

/** A JSON array, page by page. */
async function* writeRows(
  readPage: () => Promise<string[]>,
  pageSize: number,
  onEnd: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  let written = 0
  yield Buffer.from('[')
  for (let rows = await readPage(); rows.length > 0; rows = rows.length < pageSize ? [] : await readPage()) {
    yield Buffer.from(`${written > 0 ? ',' : ''}\n${rows.join(',\n')}`)
    written += rows.length
  }
  yield Buffer.from('\n]\n')
  onEnd(written)
}

async function* listOwnFiles(
  context: SignedInContext,
  store: DocumentStore,
  contents: Contents,
): AsyncGenerator<ZippedFile> {
  // each file by itself: sending one may take minutes, and the person may lose the right to the next meanwhile
  const findNext = (after: string | null) => context.readBeforehand((scope) => findNextFile(scope, after))
  for (let file = await findNext(null); file; file = await findNext(file.id)) {
    const { id, name, file_name: fileName, content_type: contentType } = file
    const bytes = await store.open(fileName)
    if (!bytes) {
      contents.missingFiles.push(name)
      continue
    }
    contents.files += 1
    const safe = toSafeFileName(name, findKindByContentType(contentType)?.extensions ?? null)
    // documents and pictures are compressed already
    yield { path: `files/${id}/${safe}`, isCompressed: false, content: bytes.body as AsyncIterable<Uint8Array> }
  }
}
