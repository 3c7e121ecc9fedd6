// npm run docs: writes the documents that are generated from code; --verify only compares them.
import { readFileSync, writeFileSync } from 'node:fs'
import { describeWorkflow } from '@tendertap/domain/lot-work/describe'

const GENERATED: Readonly<Record<string, () => string>> = {
  'docs/workflow.md': describeWorkflow,
}

const verify = process.argv.includes('--verify')
const stale = Object.entries(GENERATED).filter(([file, print]) => {
  const text = print()
  if (!verify) writeFileSync(file, text)
  return readFileSync(file, 'utf8') !== text
})
for (const [file] of stale) console.error(`${file} is not what the code says: run npm run docs`)
process.exit(stale.length === 0 ? 0 : 1)
