import { methodName, PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'

const KNOWN: readonly string[] = PURCHASE_METHODS

/** The specification's word for what the register calls it, 'Из одного источника' included. */
export function tizilimMethod(portalName: string | null): string | undefined {
  const name = methodName(portalName ?? '')
  return KNOWN.includes(name) ? name : undefined
}
