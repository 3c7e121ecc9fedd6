import type { Output } from '../calls/index.ts'
import type { interests } from '../calls/interests.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const { interestId: id, companyListId } = STAND_INS

const stationery: Output<'interests/createInterest'> = {
  id,
  name: 'Канцелярия и бумага',
  keywords: ['бумага офисная', 'канцелярские товары', 'картридж'],
  description: 'Бумага, канцелярия и расходные материалы для офисной техники с поставкой по Астане',
  minScore: 75,
  filter: { statuses: ['Опубликован'], purchaseMethods: ['Запрос ценовых предложений'], companies: [] },
  companiesListIds: [companyListId],
  companiesLists: [{ id: companyListId }],
  color: '#a9d08e',
}

export const interestsExamples: Examples<keyof typeof interests> = {
  'interests/getInterests': [{ input: {}, output: [stationery] }],
  'interests/createInterest': [
    {
      input: {
        name: stationery.name,
        keywords: stationery.keywords,
        description: stationery.description,
        minScore: 75,
        filter: { statuses: ['Опубликован'], purchaseMethods: ['Запрос ценовых предложений'], companies: [] },
        companiesListIds: [companyListId],
        color: '#a9d08e',
      },
      output: stationery,
    },
  ],
  'interests/updateInterest': [
    {
      input: { id, minScore: 60, keywords: ['бумага офисная', 'канцелярские товары'] },
      output: { ...stationery, minScore: 60, keywords: ['бумага офисная', 'канцелярские товары'] },
    },
  ],
  'interests/deleteInterest': [{ input: { id }, output: {} }],
  'interests/rescoreInterest': [{ input: { id }, output: {} }],
}
