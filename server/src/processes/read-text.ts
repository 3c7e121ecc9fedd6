// Reads the text of one file from its input, answers, and ends. Started by the worker for each file, with limits,
// without any secret.
import { buffer } from 'node:stream/consumers'
import { readText } from '../documents/read-text.ts'

const reading = await readText(process.argv[2] ?? '', await buffer(process.stdin))
process.send?.(reading, undefined, undefined, () => process.exit(0))
