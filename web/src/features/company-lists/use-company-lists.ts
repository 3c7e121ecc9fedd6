import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { groupByLetter } from '@tendertap/domain/company-lists/letters'
import { send } from '../../api/client.ts'

const LISTS = ['companies/getCompanyList', {}] as const
const CUSTOMERS = ['companies/getCompaniesWithNew', {}] as const
const COUNT = ['me/getMe', { newCompanies: true }] as const

export function useCompanyLists() {
  return useQuery({ queryKey: LISTS, queryFn: ({ signal }) => send('companies/getCompanyList', {}, { signal }) })
}

/** All customers by letter, and the names of the new ones. */
export function useCustomers() {
  return useQuery({
    queryKey: CUSTOMERS,
    queryFn: async ({ signal }) => {
      const { companies, newCompanies } = await send('companies/getCompaniesWithNew', {}, { signal })
      return { groups: groupByLetter(companies), newCompanies, newGroups: groupByLetter(newCompanies) }
    },
    // comparing 20,000 names takes longer than showing them
    structuralSharing: false,
  })
}

/** 0 while it loads, or when it cannot be loaded. */
export function useNewCompaniesCount(): number {
  const me = useQuery({
    queryKey: COUNT,
    queryFn: ({ signal }) => send('me/getMe', { newCompanies: true }, { signal }),
  })
  return me.data?.newCompanies ?? 0
}

type Change =
  | 'companies/createCompanyList'
  | 'companies/updateCompanyList'
  | 'companies/deleteCompanyList'
  | 'companies/resetNewCompanies'

/** Returns a function that makes the change and then refreshes what the page shows. */
export function useListChange(): <P extends Change>(path: P, input: Input<P>) => Promise<Output<P>> {
  const queries = useQueryClient()
  return async (path, input) => {
    const answer = await send(path, input)
    await Promise.all([LISTS, CUSTOMERS, COUNT].map((queryKey) => queries.invalidateQueries({ queryKey })))
    return answer
  }
}
