// Mounts pieces and pages with React's production build, which is what people get and does a third of the work of the
// development build. That build has no act(): what React still has to do is finished by flushSync.
import { configure } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { settle } from './settle.ts'

configure({ eventWrapper: (dispatch) => flushSync(dispatch) })

const mounted = new Map<Root, HTMLElement>()

export function render(element: ReactNode): { container: HTMLElement; unmount(): void } {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  mounted.set(root, container)
  flushSync(() => root.render(element))
  return { container, unmount: () => unmount(root) }
}

function unmount(root: Root): void {
  flushSync(() => root.unmount())
  mounted.get(root)?.remove()
  mounted.delete(root)
}

export function cleanup(): void {
  for (const root of mounted.keys()) unmount(root)
}

/** Makes a change from outside of the page, and lets React show it. */
export function act(change: () => Promise<unknown>): Promise<void>
export function act(change: () => void): void
export function act(change: () => unknown): Promise<void> | void {
  const result = flushSync(change)
  if (result instanceof Promise) return result.then(settle)
}
