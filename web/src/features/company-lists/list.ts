import type { Input, Output } from '@tendertap/contract/calls/index'

export type CompanyList = Output<'companies/getCompanyList'>[number]

/** spec 2 §6: how many companies a card shows. */
export const SHOWN_ON_CARD = 4

export interface ListFields {
  name: string
  companies: readonly string[]
}

/**
 * What has changed since the dialog was opened with `initial`. `list` is the list as it is now: what a colleague has
 * added or removed meanwhile stays.
 */
export function toUpdateInput(
  list: CompanyList,
  initial: ListFields,
  { name, companies }: ListFields,
): Input<'companies/updateCompanyList'> {
  const before = new Set(initial.companies)
  const after = new Set(companies)
  const added = companies.filter((company) => !before.has(company))
  const removed = new Set(initial.companies.filter((company) => !after.has(company)))
  return {
    id: list.id,
    ...(name !== initial.name && { name }),
    ...(removed.size > 0
      ? { companies: [...list.companies.filter((company) => !removed.has(company)), ...added] }
      : added.length > 0 && { add: added }),
  }
}

/** The profiles that a refusal to delete names. */
export function readInterestNames(details: unknown): string[] {
  const { interests } = (details ?? {}) as { interests?: { name: string }[] }
  return (interests ?? []).map(({ name }) => name)
}
