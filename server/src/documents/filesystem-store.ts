// Documents in folders of one machine, or of a volume that the processes share.
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isName, createName, type DocumentStore } from './store.ts'

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
  }
}

async function openIfExists(path: string): Promise<FileHandle | null> {
  try {
    return await open(path)
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return null
    throw problem
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
