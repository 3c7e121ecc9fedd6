// Files of a megabyte or two that unpack to hundreds. The figures are of memory: a busy machine does not change them.
import { globSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { aDocxBomb, aPdfBomb } from '../testing/bombs.ts'
import type { TextReading } from './text-reading.ts'
import { createTextReader } from './text-reader.ts'

const SCRIPT = new URL('../processes/read-text.ts', import.meta.url)
const MB = 1024 * 1024
const read = createTextReader(SCRIPT, { milliseconds: 110_000, megabytes: 256 })

/** With the most memory that the reading process has had, as far as the kernel tells. */
async function measure(contentType: string, bytes: Buffer): Promise<TextReading & { peakMb: number }> {
  let peakMb = 0
  const timer = setInterval(() => (peakMb = Math.max(peakMb, ...listPeaks())), 5)
  try {
    const reading = await read(contentType, { size: bytes.length, body: Readable.from([bytes]) })
    return { ...reading, peakMb }
  } finally {
    clearInterval(timer)
  }
}

function listPeaks(): number[] {
  const children = globSync('/proc/self/task/*/children').flatMap((file) => readIfThere(file).split(' '))
  return children
    .filter((pid) => pid !== '')
    .map((pid) => Number(/VmHWM:\s+(\d+) kB/.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0) / 1024)
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

describe('a file that is a bomb', { timeout: 120_000 }, () => {
  test('an archive is unpacked no further than its list says', async () => {
    const { text, problem, peakMb } = await measure('application/zip', aDocxBomb(400, 1_000))
    expect({ text, problem }).toEqual({
      text: null,
      problem: 'broken file: the list of the archive lies about word/document.xml',
    })
    // the process has about 90 MB before it reads anything
    expect(peakMb).toBeLessThan(180)
  })

  test('an archive is unpacked no further than we keep of its text', async () => {
    const { text, peakMb } = await measure('application/zip', aDocxBomb(400, 30 * MB))
    expect(text).toHaveLength(200_000)
    expect(peakMb).toBeLessThan(180)
  })

  test('a page is read no further than we keep of its text', async () => {
    const page = aPdfBomb(12, 'BT /F1 12 Tf 20 500 Td (estimate) Tj ET\n')
    expect((await measure('application/pdf', page)).text).toHaveLength(200_000)
  })

  test('a page that is nothing but large is stopped by its memory', async () => {
    const { text, problem, peakMb } = await measure('application/pdf', aPdfBomb(800, ' \n'))
    expect({ text, problem }).toEqual({ text: null, problem: 'took too much memory' })
    expect(peakMb).toBeLessThan(400)
  })
})
