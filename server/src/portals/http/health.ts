import type { PortalHealth } from '../connector.ts'
import { PortalProblem } from '../problem.ts'

/** Sends one cheap request to learn whether the portal would answer the others. */
export async function checkHealth(
  ask: () => Promise<unknown>,
  tokenExpiresAt: Date | null = null,
): Promise<PortalHealth> {
  try {
    await ask()
    return { ok: true, problem: null, tokenExpiresAt }
  } catch (cause) {
    if (cause instanceof PortalProblem) return { ok: false, problem: cause.message, tokenExpiresAt }
    throw cause
  }
}
