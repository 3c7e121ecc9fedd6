// When each planted fault last turned its proof red: proofs/planted-faults.json holds the hash of everything the proof
// could reach then. As long as that is unchanged, the fault would turn it red again, and need not run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hashClosure } from './closure.ts'
import { listSources } from './sources.ts'

const FILE = 'proofs/planted-faults.json'
/** what judges every proof, and what each gets its databases and processes from */
const FRAME = ['proofs/src/frame/context.ts', 'proofs/src/frame/report.ts']

export interface PlantedFault {
  proof: string
  fault: string
}

export interface RedRuns {
  isUnchanged(planted: PlantedFault): boolean
  /** The fault has ended red with the sources as they were when this was opened. */
  keep(planted: PlantedFault): void
  /** how many hashes the file had wrong, or not at all */
  renewed(): number
}

export function openRedRuns(): RedRuns {
  const sources = listSources(['*.ts', '*.tsx', '*.json', '*.sql'])
  const files = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))
  const kept = existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, string>>)
    : {}
  const hashes = new Map<string, string>()
  let renewed = 0

  const hash = (proof: string): string => {
    const known = hashes.get(proof) ?? hashClosure([`proofs/src/${proof}/proof.ts`, ...FRAME], files)
    hashes.set(proof, known)
    return known
  }
  const isUnchanged = ({ proof, fault }: PlantedFault) => kept[proof]?.[fault] === hash(proof)

  return {
    isUnchanged,
    keep: (planted) => {
      if (isUnchanged(planted)) return
      const { proof, fault } = planted
      renewed += 1
      kept[proof] = { ...kept[proof], [fault]: hash(proof) }
      writeFileSync(FILE, `${JSON.stringify(sortKeys(kept), null, 2)}\n`)
    },
    renewed: () => renewed,
  }
}

const sortKeys = (kept: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(
    Object.entries(kept)
      .toSorted(byName)
      .map(([proof, faults]) => [proof, Object.fromEntries(Object.entries(faults).toSorted(byName))]),
  )

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
