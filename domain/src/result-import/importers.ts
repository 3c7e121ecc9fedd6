import type { Role } from '../roles.ts'

/** Who may bring past results along. */
export const RESULT_IMPORTERS = ['admin', 'manager'] as const satisfies readonly Role[]
