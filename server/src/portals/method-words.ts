import { toMethodName, PURCHASE_METHODS, type PurchaseMethod } from '@tendertap/domain/lots/vocabulary'

/** The specification's word for what a portal calls it, 'Из одного источника' included. */
export function methodOfWord(word: string | null): PurchaseMethod | undefined {
  const name = toMethodName(word ?? '')
  return PURCHASE_METHODS.find((method) => method === name)
}
