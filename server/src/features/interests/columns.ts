// An interest profile as the calls send it → the columns of its row; a key that is missing gives no column.
import type { ParsedInput } from '@tendertap/contract/calls/index'
import { stripWrappedQuotes, toCompanyKey } from '@tendertap/domain/company-lists/names'
import { DEFAULT_COLOUR, normaliseColour } from '@tendertap/domain/interests/colour'
import { cleanKeywords } from '@tendertap/domain/interests/keywords'
import { DEFAULT_MIN_SCORE } from '@tendertap/domain/interests/min-score'

export interface InterestColumns {
  name: string
  keywords: string[]
  description: string | null
  min_score: number
  colour: string
  statuses: string[]
  methods: string[]
  companies: string[]
  regions: string[]
  min_amount: number | null
  max_amount: number | null
  sources: string[]
  classes: string[]
  refused_classes: string[]
  only_classes: boolean
}

type Sent = Omit<ParsedInput<'interests/updateInterest'>, 'id' | 'companiesListIds'>

export function toColumns(sent: Sent): Partial<InterestColumns> {
  const { name, keywords, description, minScore, filter, color, ensTru, refusedEnsTru } = sent
  return {
    ...(name !== undefined && { name }),
    ...(keywords !== undefined && { keywords: cleanKeywords(keywords ?? []) }),
    ...(description !== undefined && { description }),
    ...(minScore !== undefined && { min_score: roundToHundredths(minScore ?? DEFAULT_MIN_SCORE) }),
    ...(color !== undefined && { colour: color ?? DEFAULT_COLUMNS.colour }),
    ...(filter !== undefined && toFilterColumns(filter ?? null)),
    ...(ensTru !== undefined && { classes: [...new Set(ensTru)] }),
    ...(refusedEnsTru !== undefined && { refused_classes: [...new Set(refusedEnsTru)] }),
  }
}

function toFilterColumns(filter: Exclude<Sent['filter'], undefined>) {
  return {
    statuses: filter?.statuses ?? [],
    methods: filter?.purchaseMethods ?? [],
    companies: mergeCompanies(filter?.companies ?? []),
    regions: filter?.regions ?? [],
    min_amount: filter?.minAmount ?? null,
    max_amount: filter?.maxAmount ?? null,
    sources: filter?.sources ?? [],
    only_classes: filter?.onlyEnsTru ?? false,
  } satisfies Partial<InterestColumns>
}

// the column has two decimals; unrounded, the same number would seem to be a change
const roundToHundredths = (value: number) => Math.round(value * 100) / 100

/** One customer under two spellings is one company. */
function mergeCompanies(names: readonly string[]): string[] {
  const byKey = new Map(names.toReversed().map((name) => [toCompanyKey(name), stripWrappedQuotes(name)]))
  return [...byKey.values()].toReversed()
}

export const DEFAULT_COLUMNS: Omit<InterestColumns, 'name'> = {
  keywords: [],
  description: null,
  min_score: DEFAULT_MIN_SCORE,
  // as colours are stored: with capitals
  colour: normaliseColour(DEFAULT_COLOUR) ?? DEFAULT_COLOUR,
  ...toFilterColumns(null),
  classes: [],
  refused_classes: [],
}

const SCORED = ['name', 'keywords', 'description', 'classes', 'refused_classes'] as const
const FILTERED = [
  'statuses',
  'methods',
  'companies',
  'regions',
  'min_amount',
  'max_amount',
  'sources',
  'only_classes',
] as const

/** What is scored or filtered differs, so that the profile has a new version. */
export function isNewVersion(before: InterestColumns, after: InterestColumns): boolean {
  return [...SCORED, ...FILTERED].some((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
}

/** What the scorer takes, kept for every version (interest_version.content). */
export function toVersionContent({ name, keywords, description, classes, refused_classes }: InterestColumns) {
  return { name, keywords, description, classes, refusedClasses: refused_classes }
}
