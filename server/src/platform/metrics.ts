// What a process measures of itself, in Prometheus' form.
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  /** seconds per answered request, by route and status */
  requests: Histogram<'route' | 'status'>
  /** seconds per finished job, by name and outcome */
  jobs: Histogram<'job' | 'outcome'>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(process: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'tendertap_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    jobs: new Histogram({
      name: 'tendertap_job_seconds',
      help: 'Time to finish a job',
      labelNames: ['job', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
  }
}
