// A joint lot stands for several plan points, each with its own item and unit.
import type { CanonicalLot } from '../canonical.ts'
import type { Lot, Plan } from './payload.ts'

type Positions = Pick<
  CanonicalLot,
  | 'quantity'
  | 'unitRu'
  | 'unitKz'
  | 'unitEn'
  | 'ensTruCode'
  | 'ensTruNameRu'
  | 'ensTruNameKz'
  | 'ensTruNameEn'
  | 'additionalDescriptionRu'
  | 'additionalDescriptionKz'
>

const SEVERAL = { ru: 'несколько позиций', kz: 'бірнеше позиция', en: 'several items' }

function describePlans(plans: readonly Plan[], language: 'Ru' | 'Kz'): string | null {
  if (plans.every((plan) => plan[`name${language}`] === null)) return null
  const lines = plans.map((plan, index) => {
    const name = plan[`name${language}`] ?? plan.RefEnstru?.[`name${language}`] ?? plan.RefEnstru?.nameRu ?? '—'
    const what = [name, plan[`desc${language}`]].filter(Boolean).join(', ')
    const unit = plan.RefUnits?.[`name${language}`]?.toLowerCase()
    // The unit stands apart: «94 (штука)» needs no Russian or Kazakh case.
    return `${index + 1}. ${what}${plan.count === null ? '' : ` — ${plan.count}`}${unit ? ` (${unit})` : ''}`
  })
  return lines.join('\n')
}

export function readPositions({ Plans: plans, count, unionLots }: Lot): Positions {
  const [first] = plans
  const joint = plans.length > 1 || unionLots === 1
  if (!joint) {
    return {
      quantity: count,
      unitRu: first?.RefUnits?.nameRu ?? null,
      unitKz: first?.RefUnits?.nameKz ?? null,
      unitEn: null,
      ensTruCode: first?.RefEnstru?.code ?? null,
      ensTruNameRu: first?.RefEnstru?.nameRu ?? null,
      ensTruNameKz: first?.RefEnstru?.nameKz ?? null,
      ensTruNameEn: null,
      additionalDescriptionRu: first?.extraDescRu ?? null,
      additionalDescriptionKz: first?.extraDescKz ?? null,
    }
  }
  const oneUnit = first !== undefined && plans.every((plan) => plan.refUnitsCode === first.refUnitsCode)
  const oneItem = first !== undefined && plans.every((plan) => plan.RefEnstru?.code === first.RefEnstru?.code)
  return {
    // Pieces and kilograms do not add up.
    quantity: oneUnit ? count : null,
    unitRu: oneUnit ? (first.RefUnits?.nameRu ?? null) : SEVERAL.ru,
    unitKz: oneUnit ? (first.RefUnits?.nameKz ?? null) : SEVERAL.kz,
    unitEn: oneUnit ? null : SEVERAL.en,
    ensTruCode: oneItem ? (first.RefEnstru?.code ?? null) : null,
    ensTruNameRu: oneItem ? (first.RefEnstru?.nameRu ?? null) : SEVERAL.ru,
    ensTruNameKz: oneItem ? (first.RefEnstru?.nameKz ?? null) : SEVERAL.kz,
    ensTruNameEn: oneItem ? null : SEVERAL.en,
    additionalDescriptionRu: describePlans(plans, 'Ru'),
    additionalDescriptionKz: describePlans(plans, 'Kz'),
  }
}
