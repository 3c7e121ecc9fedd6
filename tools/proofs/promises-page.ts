// docs/promises.md: a section per proof, with its last recorded figures and the day on which its faults were red.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'docs/promises.md'
const FAULTS = /^\d+ of \d+ planted faults .*$/m

export interface Section {
  name: string
  title: string
}

export const toHeading = ({ name, title }: Section): string => `## ${name}: ${title}`

/** Replaces what the proof's section says, or adds it. What is said about the planted faults stays. */
export function writeFigures(name: string, section: string): void {
  changePage((page) => replaceFigures(page, name, section))
}

/** Says in the proof's section how many planted faults were red, and when. */
export function writeFaults(section: Section, sentence: string): void {
  changePage((page) => replaceFaults(page, section, sentence))
}

export function replaceFigures(page: string, name: string, section: string): string {
  return changeSection(page, name, (before = '') => [section, ...(FAULTS.exec(before) ?? [])].join('\n\n'))
}

export function replaceFaults(page: string, { name, title }: Section, sentence: string): string {
  return changeSection(page, name, (before = toHeading({ name, title })) =>
    FAULTS.test(before) ? before.replace(FAULTS, sentence) : `${before}\n\n${sentence}`,
  )
}

const changePage = (change: (page: string) => string): void => writeFileSync(FILE, change(readFileSync(FILE, 'utf8')))

function changeSection(page: string, name: string, change: (before: string | undefined) => string): string {
  const [header = '', ...sections] = page.split(/^(?=## )/m).map((part) => part.trim())
  const isMeant = (section: string) => section.startsWith(`## ${name}: `)
  const others = sections.filter((section) => !isMeant(section))
  return `${[header, ...[...others, change(sections.find(isMeant))].toSorted()].join('\n\n')}\n`
}
