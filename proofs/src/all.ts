// Every proof, by the name it is run with, in the order in which `prove -- all` begins them. Each is loaded only when
// it is run, because all of them together are most of the product.
import type { Proof } from './frame/proof.ts'

export const PROOFS: Readonly<Record<string, () => Promise<Proof>>> = {
  abuse: async () => (await import('./abuse/proof.ts')).abuse,
  search: async () => (await import('./search/proof.ts')).search,
  events: async () => (await import('./events/proof.ts')).events,
  jobs: async () => (await import('./jobs/proof.ts')).jobs,
  analytics: async () => (await import('./analytics/proof.ts')).analytics,
  ingest: async () => (await import('./ingest/proof.ts')).ingest,
  consequences: async () => (await import('./consequences/proof.ts')).consequences,
  delivery: async () => (await import('./delivery/proof.ts')).delivery,
  latency: async () => (await import('./latency/proof.ts')).latency,
  fuzz: async () => (await import('./fuzz/proof.ts')).fuzz,
  tenancy: async () => (await import('./tenancy/proof.ts')).tenancy,
  rederive: async () => (await import('./rederive/proof.ts')).rederive,
  relevance: async () => (await import('./relevance/proof.ts')).relevance,
  matching: async () => (await import('./matching/proof.ts')).matching,
  percolate: async () => (await import('./percolate/proof.ts')).percolate,
  rating: async () => (await import('./rating/proof.ts')).rating,
  accounts: async () => (await import('./accounts/proof.ts')).accounts,
  revocation: async () => (await import('./revocation/proof.ts')).revocation,
  workflow: async () => (await import('./workflow/proof.ts')).workflow,
  races: async () => (await import('./races/proof.ts')).races,
}
