import type { companyLists } from '../calls/company-lists.ts'
import type { Output } from '../calls/index.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const id = STAND_INS.companyListId
const customers = ['КГУ «Школа-гимназия № 17»', 'ГКП на ПХВ «Городская поликлиника № 3»', 'АО «Степные сети»']

const schools: Output<'companies/createCompanyList'> = {
  id,
  name: 'Школы и поликлиники',
  companies: customers.slice(0, 2),
  updatedAt: '2026-11-13T06:20:00.000Z',
  interests: [{ id: STAND_INS.interestId, name: 'Канцелярия и бумага' }],
}

export const companyListsExamples: Examples<keyof typeof companyLists> = {
  'companies/getCompanies': [{ input: {}, output: customers }],
  'companies/getCompaniesWithNew': [{ input: {}, output: { companies: customers, newCompanies: customers.slice(2) } }],
  'companies/resetNewCompanies': [{ input: {}, output: {} }],
  'companies/getCompanyList': [{ input: {}, output: [schools] }],
  'companies/createCompanyList': [
    {
      input: { name: schools.name, companies: schools.companies },
      output: { ...schools, interests: [] },
    },
  ],
  'companies/updateCompanyList': [
    {
      title: 'Another name',
      input: { id, name: 'Бюджетные учреждения' },
      output: { ...schools, name: 'Бюджетные учреждения' },
    },
    {
      title: 'One company more',
      input: { id, add: customers.slice(2) },
      output: { ...schools, companies: customers },
    },
    { title: 'Other companies', input: { id, companies: customers }, output: { ...schools, companies: customers } },
  ],
  'companies/deleteCompanyList': [{ input: { id: STAND_INS.unusedCompanyListId }, output: {} }],
}
