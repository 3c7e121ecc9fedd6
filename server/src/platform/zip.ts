// A ZIP that is made while it is read. Each file is begun when the one before it has ended.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZippedFile {
  path: string
  /** false: what cannot be made smaller is only stored */
  isCompressed?: boolean
  content: Uint8Array | AsyncIterable<Uint8Array>
}

/** Files are not dated, so that the same content makes the same bytes. */
const NO_DATE = { mtime: new Date(1980, 0, 1) }

/** An error of a file breaks the ZIP off; whoever stops reading the ZIP stops the reading of the files. */
export async function* writeZip(files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const added = addFiles(zip, output, files).catch((error: Error) => void output.destroy(error))
  try {
    for await (const piece of output) yield piece as Uint8Array
  } finally {
    output.destroy()
    await added
  }
}

async function addFiles(
  zip: ZipFile,
  output: Readable,
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
): Promise<void> {
  for await (const { path, content, isCompressed: compress = true } of files) {
    if (content instanceof Uint8Array) zip.addBuffer(Buffer.from(content), path, { compress, ...NO_DATE })
    else await addStream(zip, output, path, content, compress)
    if (output.destroyed) return
  }
  zip.end()
}

/** Ends when the stream has ended, or nobody reads the ZIP any more. */
function addStream(
  zip: ZipFile,
  output: Readable,
  path: string,
  content: AsyncIterable<Uint8Array>,
  compress: boolean,
): Promise<void> {
  return new Promise((resolve) => {
    // a stream of its own would leave an opened file open when it is stopped before it is read
    const stream = content instanceof Readable ? content : Readable.from(content, { objectMode: false })
    const stop = () => stream.destroy()
    output.once('close', stop)
    stream.once('error', (error) => output.destroy(error))
    stream.once('close', () => {
      output.off('close', stop)
      resolve()
    })
    if (output.destroyed) stop()
    else zip.addReadStream(stream, path, { compress, ...NO_DATE })
  })
}
