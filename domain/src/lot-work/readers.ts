import type { Role } from '../roles.ts'

/** Who sees the lots in work, the completed and the archived ones: those who work on them, and those who oversee it. */
export const WORK_READERS = ['manager', 'procurement', 'controller', 'admin'] as const satisfies readonly Role[]

/** Who oversees the whole team: its overdue steps, its figures, what was done, whether sources are complete. */
export const OVERSEERS = ['controller', 'admin'] as const satisfies readonly Role[]
