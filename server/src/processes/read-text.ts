// Reads the text of one file from its input, answers, and ends. Started by the worker for each file, with limits,
// without any secret.
import { buffer } from 'node:stream/consumers'
import { loadParsers, readText } from '../documents/read-text.ts'
import { READY } from '../documents/text-reading.ts'

await loadParsers()
process.send?.(READY)
const reading = await readText(process.argv[2] ?? '', await buffer(process.stdin))
process.send?.(reading, undefined, undefined, () => process.exit(0))
