// spec 1 §2-3, global notifications: each has an id, a type and a message, and leaves by itself.
export type SnackbarType = 'success' | 'error' | 'warning' | 'info'
export interface Snackbar {
  id: number
  type: SnackbarType
  message: string
  action: SnackbarAction | null
}

/** A button in the notification, which closes it too. */
export interface SnackbarAction {
  text: string
  run(): void
}

// spec 2 §9: toast duration.
const DURATION_MS = 5000

let shown: readonly Snackbar[] = []
let lastId = 0
let isPaused = false
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function publish(next: readonly Snackbar[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function startTimer(id: number): void {
  timers.set(
    id,
    setTimeout(() => closeSnackbar(id), DURATION_MS),
  )
}

export function showSnackbar(type: SnackbarType, message: string): void {
  openSnackbar(type, message, null)
}

/** With a button; returns the id, by which it can be closed early. */
export function openSnackbar(type: SnackbarType, message: string, action: SnackbarAction | null): number {
  lastId += 1
  publish([...shown, { id: lastId, type, message, action }])
  if (!isPaused) startTimer(lastId)
  return lastId
}

export function closeSnackbar(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  publish(shown.filter((snackbar) => snackbar.id !== id))
  // No mouseleave event follows when the notice under the pointer is closed.
  if (shown.length === 0) isPaused = false
}

/** While someone points at them or has the focus in them, they stay. */
export function pauseSnackbars(): void {
  isPaused = true
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
}

export function resumeSnackbars(): void {
  if (!isPaused) return
  isPaused = false
  for (const { id } of shown) startTimer(id)
}

export function listSnackbars(): readonly Snackbar[] {
  return shown
}

export function subscribeToSnackbars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
