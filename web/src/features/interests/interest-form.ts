// The fields of the dialog ↔ what the calls take. The filter has the shape of the filter of lots, to reuse its fields.
import type { Input, Output } from '@tendertap/contract/calls/index'
import { DEFAULT_COLOUR, normaliseColour } from '@tendertap/domain/interests/colour'
import { DEFAULT_MIN_SCORE } from '@tendertap/domain/interests/min-score'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { Interest } from './use-interests.ts'

export type EnsTruClass = Output<'interests/findClasses'>[number]

export interface InterestFields {
  name: string
  keywords: string[]
  description: string
  minScore: number
  color: string
  filter: LotFilter
  companiesListIds: string[]
  classes: EnsTruClass[]
  onlyClasses: boolean
}

export const EMPTY_FIELDS: InterestFields = {
  name: '',
  keywords: [],
  description: '',
  minScore: DEFAULT_MIN_SCORE,
  color: normaliseColour(DEFAULT_COLOUR) ?? '',
  filter: {},
  companiesListIds: [],
  classes: [],
  onlyClasses: false,
}

export function toFields({ filter, ...interest }: Interest): InterestFields {
  return {
    name: interest.name,
    keywords: interest.keywords,
    description: interest.description ?? '',
    minScore: interest.minScore,
    color: interest.color,
    filter: {
      statuses: filter.statuses,
      methods: filter.purchaseMethods,
      companies: filter.companies,
      regions: filter.regions,
      sources: filter.sources,
      minPrice: filter.minAmount,
      maxPrice: filter.maxAmount,
    },
    companiesListIds: interest.companiesListIds,
    classes: interest.ensTru,
    onlyClasses: filter.onlyEnsTru,
  }
}

export function toCreateInput(fields: InterestFields): Input<'interests/createInterest'> {
  const { filter, classes, onlyClasses, ...rest } = fields
  return {
    ...rest,
    name: rest.name.trim(),
    description: rest.description.trim() || null,
    filter: {
      statuses: [...(filter.statuses ?? [])],
      purchaseMethods: [...(filter.methods ?? [])],
      companies: [...(filter.companies ?? [])],
      regions: [...(filter.regions ?? [])],
      sources: [...(filter.sources ?? [])],
      minAmount: filter.minPrice ?? null,
      maxAmount: filter.maxPrice ?? null,
      // without classes nothing would be left
      onlyEnsTru: onlyClasses && classes.length > 0,
    },
    ensTru: classes.map(({ code }) => code),
  }
}

/** The words are new, so other classes may be meant. */
export function hasOtherWords(before: Interest | null, saved: Interest): boolean {
  const words = ({ name, keywords, description }: Interest) => JSON.stringify([name, keywords, description])
  return before === null || words(before) !== words(saved)
}

/** Without those that an administrator has confirmed or refused already. */
export function pickNewClasses(suggested: readonly EnsTruClass[], { ensTru, refusedEnsTru }: Interest): EnsTruClass[] {
  const known = [...ensTru.map(({ code }) => code), ...refusedEnsTru]
  return suggested.filter(({ code }) => !known.some((one) => code.startsWith(one)))
}
