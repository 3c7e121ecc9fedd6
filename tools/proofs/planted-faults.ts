// Which planted faults can be skipped: proofs/planted-faults.json holds, for each, the hash of everything its proof
// could reach when the fault last turned it red. While the hash is the same, the fault would turn the proof red again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hashClosure } from './closure.ts'
import { listSources } from '../checks/sources.ts'

const FILE = 'proofs/planted-faults.json'
/** part of every proof: what judges it, and what starts its databases and processes */
const FRAME = ['proofs/src/frame/context.ts', 'proofs/src/frame/report.ts']

export interface PlantedFault {
  proof: string
  fault: string
}

export interface RedRuns {
  isUnchanged(planted: PlantedFault): boolean
  /** Records that the fault turned its proof red, with the sources as they were when this was opened. */
  record(planted: PlantedFault): void
  /** how many hashes were missing or out of date */
  countUpdated(): number
}

export function openRedRuns(): RedRuns {
  const sources = listSources(['*.ts', '*.tsx', '*.json', '*.sql'])
  const files = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))
  const recorded = existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, string>>)
    : {}
  const hashes = new Map<string, string>()
  let updated = 0

  const hash = (proof: string): string => {
    const known = hashes.get(proof) ?? hashClosure([`proofs/src/${proof}/proof.ts`, ...FRAME], files)
    hashes.set(proof, known)
    return known
  }
  const isUnchanged = ({ proof, fault }: PlantedFault) => recorded[proof]?.[fault] === hash(proof)

  return {
    isUnchanged,
    record: (planted) => {
      if (isUnchanged(planted)) return
      const { proof, fault } = planted
      updated += 1
      recorded[proof] = { ...recorded[proof], [fault]: hash(proof) }
      writeFileSync(FILE, `${JSON.stringify(sortKeys(recorded), null, 2)}\n`)
    },
    countUpdated: () => updated,
  }
}

const sortKeys = (recorded: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(
    Object.entries(recorded)
      .toSorted(compareNames)
      .map(([proof, faults]) => [proof, Object.fromEntries(Object.entries(faults).toSorted(compareNames))]),
  )

const compareNames = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
