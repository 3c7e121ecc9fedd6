/** A supplier's contracts; `priced`: of lots with one supplier whose planned amount is known. */
export interface AwardSums {
  wins: number
  final: number
  priced: number
  pricedPlanned: number
  pricedFinal: number
}
