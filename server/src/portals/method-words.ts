import { toMethodName, PURCHASE_METHODS, type PurchaseMethod } from '@tendertap/domain/lots/vocabulary'

/** The specification's word for the portal's; it also knows short forms such as 'Из одного источника'. */
export function toMethod(word: string | null): PurchaseMethod | undefined {
  const name = toMethodName(word ?? '')
  return PURCHASE_METHODS.find((method) => method === name)
}
