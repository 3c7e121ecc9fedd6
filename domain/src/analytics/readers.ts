import type { Role } from '../roles.ts'

/**
 * Who sees competitors and prices: corridors and distributions of prices, and the lists, cards and lots of suppliers.
 * The supplier, the plan and the final sum of a single purchase are public on the portals, so every member sees them,
 * and the sums of the market and of a customer that follow from them.
 */
export const PRICE_READERS = ['manager', 'lead', 'admin', 'controller'] as const satisfies readonly Role[]
