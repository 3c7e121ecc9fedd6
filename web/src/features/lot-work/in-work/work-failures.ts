// spec 2 §8: a step of the work that fails opens the dialog «Ошибка» with a text of its own and the server's reason.
import { useSyncExternalStore } from 'react'
import { findErrorText } from '../../../i18n/error-text.ts'
import type { InWorkTexts } from '../../../i18n/ru/in-work.ts'
import { getTexts } from '../../../i18n/texts.ts'
import { showSnackbar } from '../../../ui/snackbars/snackbars.ts'

type FailedStep = Exclude<keyof InWorkTexts['failed'], 'title' | 'unknown' | 'close'>

export interface WorkFailure {
  step: FailedStep
  error: unknown
}

let shown: WorkFailure | null = null
const listeners = new Set<() => void>()

function show(failure: WorkFailure | null): void {
  shown = failure
  for (const listener of listeners) listener()
}

export function showWorkFailure(step: FailedStep, error: unknown): void {
  // a mark is sent after five seconds, when the person may have gone to a page without the dialog
  if (listeners.size === 0) showSnackbar('error', describeFailure({ step, error }, getTexts('in-work').failed))
  else show({ step, error })
}

export function describeFailure({ step, error }: WorkFailure, texts: InWorkTexts['failed']): string {
  return `${texts[step]}${findErrorText(error) ?? texts.unknown}`
}

export const closeWorkFailure = () => show(null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) shown = null
  }
}

export function useWorkFailure(): WorkFailure | null {
  return useSyncExternalStore(subscribe, () => shown)
}
