// Changes of an interest profile that are proposed so that a lot comes to match it, or so that lots like it no longer
// do.
import { cleanKeywords } from './keywords.ts'
import { NO_FILTER, type InterestFilter, type InterestFilterName } from './filter.ts'

/**
 * keyword: add it; with a leading minus it excludes. exclusion: remove this excluded word. class: confirm it. minScore:
 * lower it to this percent. filter: remove the filter of this name.
 */
export const PROFILE_EDITS = ['keyword', 'exclusion', 'class', 'minScore', 'filter'] as const
export type ProfileEditKind = (typeof PROFILE_EDITS)[number]

export interface ProfileEdit {
  kind: ProfileEditKind
  value: string
}

/** The cost of an exclusion is counted over the matches of these last days. */
export const EXCLUSION_COST_DAYS = 90

/** What a change touches beside the filter. */
export interface EditedFields {
  keywords: readonly string[]
  /** confirmed ENS TRU classes, and refused ones */
  classes: readonly string[]
  refusedClasses: readonly string[]
  minScore: number
}

const EDIT: Readonly<Record<ProfileEditKind, (fields: EditedFields, value: string) => Partial<EditedFields>>> = {
  keyword: ({ keywords }, value) => {
    const isThere = cleanKeywords([...keywords, value]).length === cleanKeywords(keywords).length
    return isThere ? {} : { keywords: [...keywords, value] }
  },
  exclusion: ({ keywords }, value) => ({ keywords: keywords.filter((keyword) => keyword !== value) }),
  class: ({ classes, refusedClasses }, value) => {
    if (classes.includes(value)) return {}
    // who confirms a class no longer refuses it
    return { classes: [...classes, value], refusedClasses: refusedClasses.filter((code) => !value.startsWith(code)) }
  },
  minScore: (_, value) => ({ minScore: Number(value) }),
  filter: () => ({}),
}

/** Only what is different afterwards; nothing for a filter, nor if the profile already is as proposed. */
export function editFields(fields: EditedFields, { kind, value }: ProfileEdit): Partial<EditedFields> {
  return EDIT[kind](fields, value)
}

const WITHOUT: Readonly<Record<InterestFilterName, Partial<InterestFilter>>> = {
  statuses: { statuses: NO_FILTER.statuses },
  purchaseMethods: { purchaseMethods: NO_FILTER.purchaseMethods },
  companies: { companies: NO_FILTER.companies },
  regions: { regions: NO_FILTER.regions },
  amount: { minAmount: NO_FILTER.minAmount, maxAmount: NO_FILTER.maxAmount },
  sources: { sources: NO_FILTER.sources },
  ensTru: { ensTru: NO_FILTER.ensTru },
}

export function removeFilter(filter: InterestFilter, name: InterestFilterName): InterestFilter {
  return { ...filter, ...WITHOUT[name] }
}

export const toExclusion = (word: string) => `-${word}`
