import { Counter, type Registry } from 'prom-client'

export type SweepObserver = (finding: 'removed' | 'unfinished' | 'missing' | 'lost', count: number) => void

export function measureSweeps(registry: Registry): SweepObserver {
  const counter = new Counter({
    name: 'tendertap_documents_swept_total',
    help: 'Files of no document that were removed, half-written files removed, documents without their bytes, own files that are lost',
    labelNames: ['finding'],
    registers: [registry],
  })
  return (finding, count) => counter.inc({ finding }, count)
}
