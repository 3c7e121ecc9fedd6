import { z } from 'zod'
import { call, COMPANY_NAMES_BODY } from '../call.ts'
import { companyList } from '../entities/company-list.ts'
import { ours } from '../ours.ts'
import { MAX_COMPANY_NAMES, nothing, requiredText, text, uuid } from '../fields/fields.ts'

const ADMIN = ['admin'] as const

/** spec 2 §4: companies are merged uniquely. */
const companies = z
  .array(text(1000))
  .max(MAX_COMPANY_NAMES)
  .transform((names) => [...new Set(names.map((name) => name.trim()).filter(Boolean))])

export const companyLists = {
  'companies/getCompanies': call({
    summary: 'Lists the names of all customers that have published something.',
    access: 'member or superadmin',
    writes: false,
    input: z.object({}),
    output: z.array(z.string()),
  }),
  'companies/getCompaniesWithNew': call({
    summary: 'Lists the customers and, apart, those that are new to the workspace.',
    access: ADMIN,
    writes: false,
    input: z.object({}),
    output: z.object({ companies: z.array(z.string()), newCompanies: z.array(z.string()) }),
  }),
  'companies/resetNewCompanies': call({
    summary: 'Marks all new companies as seen.',
    access: ADMIN,
    writes: true,
    input: z.object({}),
    output: nothing,
  }),
  'companies/getCompanyList': call({
    summary: 'Lists the workspace’s company lists with the names in them.',
    access: 'member',
    writes: false,
    input: z.object({}),
    output: z.array(companyList),
  }),
  'companies/createCompanyList': call({
    summary: 'Adds a company list.',
    access: ADMIN,
    needsSubscription: true,
    writes: true,
    maxBody: COMPANY_NAMES_BODY,
    input: z.object({ name: requiredText(200), companies: companies.optional() }),
    output: companyList,
    refusals: ['name_taken'],
  }),
  'companies/updateCompanyList': call({
    summary: 'Renames a company list, replaces the names in it or adds some.',
    access: ADMIN,
    needsSubscription: true,
    writes: true,
    maxBody: COMPANY_NAMES_BODY,
    input: z.object({
      id: uuid,
      name: requiredText(200).optional(),
      companies: companies.optional(),
      /** Names to merge into the list, whoever else changes it meanwhile. */
      add: ours(companies.optional()),
    }),
    output: companyList,
    refusals: ['not_found', 'name_taken'],
  }),
  'companies/deleteCompanyList': call({
    summary: 'Deletes a company list that no interest profile uses.',
    access: ADMIN,
    needsSubscription: true,
    writes: true,
    input: z.object({ id: uuid }),
    output: nothing,
    refusals: ['not_found', 'list_in_use'],
  }),
}
