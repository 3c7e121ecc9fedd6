// The upload of a file. It writes, but is no call, and must leave nothing in the store when it is refused.
import { toUploadPath, upload } from '@tendertap/contract/own-files'
import type { Database } from '@tendertap/server/db/database'
import type { DocumentStore } from '@tendertap/server/documents/store'
import { sendHalfOfFile } from '@tendertap/server/testing/half-sent'
import { GOOD_FILE } from '../guards/routes.ts'
import type { Write } from './write.ts'

export const UPLOAD: Write = {
  action: upload.action,
  access: upload.access,
  needsSubscription: false,
  standIns: [],
  prepare: async (company) => () => sendHalfOfFile(`${company.world.url}${toUploadPath('a.pdf')}`, GOOD_FILE, company),
}

/** How many files in the store belong to nobody. */
export async function countLeftFiles(owner: Database, store: DocumentStore): Promise<number> {
  const rows = await owner.selectFrom('own_file').select('file_name').execute()
  const known = new Set(rows.map((row) => row.file_name))
  let left = 0
  for await (const page of store.list()) left += page.filter(({ name }) => !known.has(name)).length
  return left
}
