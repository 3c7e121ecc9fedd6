// Documents that were just marked as collected. A mark goes one way, so for five seconds it can be taken back.
import { useSyncExternalStore } from 'react'
import { refreshLots } from '../../../lots/refresh-lots.ts'
import { onPersonChange, sendLater, sendToTheEnd, type SentLater } from '../../../session/send-later.ts'
import { showWorkFailure } from '../work-failures.ts'
import type { ChecklistItem, WorkedLot } from '../work-facts.ts'

interface Mark {
  lotId: number
  key: string
  /** sent: the server has it or is being asked; it can't be taken back */
  phase: 'pending' | 'sent'
  later: SentLater
}

let marks: readonly Mark[] = []
const listeners = new Set<() => void>()

function publish(next: readonly Mark[]): void {
  marks = next
  for (const listener of listeners) listener()
}

const isMark = (lotId: number, key: string) => (mark: Mark) => mark.lotId === lotId && mark.key === key

function remove(lotId: number, key: string): void {
  const isThis = isMark(lotId, key)
  publish(marks.filter((mark) => !isThis(mark)))
}

/** Shows the document as collected, and says so to the server later. */
export function markCollected(lotId: number, { key, descriptionRu }: ChecklistItem): void {
  const isThis = isMark(lotId, key)
  if (marks.some(isThis)) return
  const fail = (error: unknown) => {
    // forgotten: another person is signed in by now
    if (!marks.some(isThis)) return
    remove(lotId, key)
    showWorkFailure('collectDocument', error)
  }
  const later = sendLater({
    send: async (keepalive) => {
      publish(marks.map((mark) => (isThis(mark) ? { ...mark, phase: 'sent' } : mark)))
      const input = { lotId, documentDescription: descriptionRu, collected: true } as const
      await sendToTheEnd('lots/documentCollected', input, keepalive).catch(fail)
      refreshLots('lotWork')
    },
    // the sign-in page says enough
    onAbandoned: () => remove(lotId, key),
  })
  publish([...marks, { lotId, key, phase: 'pending', later }])
}

export function undoMark(lotId: number, key: string): void {
  if (marks.find(isMark(lotId, key))?.later.undo()) remove(lotId, key)
}

/** Sends the marks of this lot that are still waiting; false: one of them was refused. */
export async function sendMarks(lotId: number): Promise<boolean> {
  const sent = marks.filter((mark) => mark.lotId === lotId)
  await Promise.all(sent.map(({ later }) => later.sendNow()))
  return sent.every(({ key }) => marks.some(isMark(lotId, key)))
}

/** Nothing is sent, and nothing said. */
export function forgetMarks(): void {
  for (const { later } of marks) later.undo()
  publish([])
}

// it may be somebody of another workspace, whose lots have the same ids
onPersonChange(forgetMarks)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePendingMarks(): readonly Mark[] {
  return useSyncExternalStore(subscribe, () => marks)
}

/** The lot as it will be once its marks are saved. */
export function applyMarks({ lot, work }: WorkedLot, all: readonly Mark[]): WorkedLot {
  const keys = all.filter(({ lotId }) => lotId === lot.id).map(({ key }) => key)
  if (keys.length === 0) return { lot, work }
  return {
    lot,
    work: { ...work, docs: work.docs.map((doc) => (keys.includes(doc.key) ? { ...doc, collected: true } : doc)) },
  }
}
