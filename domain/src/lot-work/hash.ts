/** spec 2 §2: the hash of the lots in work is a lot number or a tender code. */
export const toHash = (lot: { contractNumber: string | null; tenderCode: string }) =>
  lot.contractNumber ?? lot.tenderCode
