// Examples of a call: the API page shows them, and a test sends them to a real server.
import type { Input, Output, Path } from '../calls/index.ts'

export interface Example<P extends Path> {
  /** when a call has several */
  title?: string
  input: Input<P>
  output: Output<P>
}

/** At least one for each of these calls. */
export type Examples<P extends Path> = { readonly [K in P]: readonly [Example<K>, ...Example<K>[]] }
