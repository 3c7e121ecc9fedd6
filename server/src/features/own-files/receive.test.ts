import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { openFilesystemStore } from '../../documents/filesystem-store.ts'
import { aPdf } from '../../testing/files.ts'
import { receiveFile } from './receive.ts'

const LONGEST_COMMENT = 0xff_ff
/** The end of an archive with a comment of this length. */
function endOfArchive(comment: number): Buffer {
  const end = Buffer.alloc(22 + comment, ' ')
  end.fill(0, 0, 22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(comment, 20)
  return end
}

const LENGTH = 150_000
const large = Buffer.concat([aPdf(['Справка']), Buffer.alloc(LENGTH, ' ')])
const archive = Buffer.concat([large, endOfArchive(LONGEST_COMMENT)])

const folder = await mkdtemp(join(tmpdir(), 'tendertap-receive-'))
afterAll(() => rm(folder, { recursive: true }))
const store = openFilesystemStore(folder)

function* cut(bytes: Buffer, length: number) {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length)
}
const receive = (bytes: Buffer, chunk: number) =>
  receiveFile(store, Readable.from(cut(bytes, chunk), { objectMode: false }), 'a.pdf')

test.each([13, 4_096, 65_536, 65_557, 65_558, 100_000, 1_000_000])(
  'the end of a file is looked at, in chunks of %d bytes',
  async (chunk) => {
    await expect(receive(archive, chunk)).rejects.toThrow('file_kind')
    expect(await receive(large, chunk)).toMatchObject({ size: large.length })
  },
)

// It takes a second. When each chunk cost as much as the end that is looked at, it took more than a minute.
test('a file that comes byte by byte costs no more than its length', { timeout: 45_000 }, async () => {
  expect(await receive(large, 1)).toMatchObject({ size: large.length })
})
