// Every proof, by the name it is run with, in the order in which `prove -- all` begins them, two at a time. Events and
// jobs mostly wait, so they run beside search.
import type { Proof } from './frame/proof.ts'
import { abuse } from './abuse/proof.ts'
import { accounts } from './accounts/proof.ts'
import { analytics } from './analytics/proof.ts'
import { consequences } from './consequences/proof.ts'
import { delivery } from './delivery/proof.ts'
import { events } from './events/proof.ts'
import { fuzz } from './fuzz/proof.ts'
import { ingest } from './ingest/proof.ts'
import { jobs } from './jobs/proof.ts'
import { latency } from './latency/proof.ts'
import { matching } from './matching/proof.ts'
import { percolate } from './percolate/proof.ts'
import { races } from './races/proof.ts'
import { rating } from './rating/proof.ts'
import { rederive } from './rederive/proof.ts'
import { relevance } from './relevance/proof.ts'
import { revocation } from './revocation/proof.ts'
import { search } from './search/proof.ts'
import { tenancy } from './tenancy/proof.ts'
import { workflow } from './workflow/proof.ts'

export const PROOFS: Readonly<Record<string, Proof>> = {
  abuse,
  search,
  events,
  jobs,
  analytics,
  ingest,
  consequences,
  delivery,
  latency,
  fuzz,
  tenancy,
  rederive,
  relevance,
  matching,
  percolate,
  rating,
  accounts,
  revocation,
  workflow,
  races,
}
