// Documents in folders of one machine, or of a volume that the processes share.
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isName, createName, type DocumentStore, type StoredFile } from './store.ts'

export function openFilesystemStore(root: string): DocumentStore {
  const unfinished = join(root, 'unfinished')
  // 65,536 folders: none grows too large to be listed
  const toPath = (name: string) => join(root, name.slice(0, 2), name.slice(2, 4), name)

  return {
    async write(body) {
      const name = createName()
      const [temporary, path] = [join(unfinished, name), toPath(name)]
      try {
        await Promise.all([mkdir(unfinished, { recursive: true }), mkdir(dirname(path), { recursive: true })])
        // `flush` is fsync before the file is closed: after a power cut a name never stands for half a document
        await pipeline(body, createWriteStream(temporary, { flags: 'wx', flush: true }))
        await rename(temporary, path)
        await syncFolder(dirname(path))
        return name
      } catch (problem) {
        body.destroy()
        await rm(temporary, { force: true })
        throw problem
      }
    },
    async open(name) {
      const file = isName(name) ? await openIfExists(toPath(name)) : null
      if (!file) return null
      try {
        return { size: (await file.stat()).size, body: file.createReadStream() }
      } catch (problem) {
        await file.close()
        throw problem
      }
    },
    async delete(name) {
      if (isName(name)) await rm(toPath(name), { force: true })
    },
    async *list() {
      for (const outer of await listFolder(root, isFolderName)) {
        const page: StoredFile[] = []
        for (const inner of await listFolder(join(root, outer), isFolderName))
          page.push(...(await listFiles(join(root, outer, inner))))
        if (page.length > 0) yield page
      }
    },
    async removeUnfinished(before) {
      const left = (await listFiles(unfinished)).filter(({ storedAt }) => storedAt < before)
      for (const { name } of left) await rm(join(unfinished, name), { force: true })
      return left.length
    },
  }
}

const isFolderName = (name: string) => /^[\da-f]{2}$/.test(name)

async function listFiles(folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for (const name of await listFolder(folder, isName)) {
    // null: deleted meanwhile
    const found = await stat(join(folder, name)).catch(nullIfMissing)
    if (found) files.push({ name, size: found.size, storedAt: found.mtime })
  }
  return files
}

/** A folder that is not there is empty. */
async function listFolder(path: string, isWanted: (name: string) => boolean): Promise<string[]> {
  return ((await readdir(path).catch(nullIfMissing)) ?? []).filter(isWanted).toSorted()
}

function openIfExists(path: string): Promise<FileHandle | null> {
  return open(path).catch(nullIfMissing)
}

function nullIfMissing(problem: unknown): null {
  if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return null
  throw problem
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
