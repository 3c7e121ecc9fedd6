import type { following } from '../calls/following.ts'
import type { Examples } from './example.ts'
import { STAND_INS } from './stand-ins.ts'

const { tenderId } = STAND_INS
const customer = 'КГУ «Тестовая школа»'

export const followingExamples: Examples<keyof typeof following> = {
  'following/getAll': [
    {
      input: {},
      output: {
        customers: [{ id: 812, nameRu: customer, nameKz: null, nameEn: null, since: '2026-11-02T05:30:00.000Z' }],
        tenders: [
          {
            id: tenderId,
            code: '12345678-1',
            nameRu: 'Приобретение труб',
            nameKz: 'Құбыр сатып алу',
            nameEn: null,
            since: '2026-11-02T05:31:00.000Z',
          },
        ],
      },
    },
  ],
  'following/followCustomer': [{ input: { name: customer }, output: { id: 812 } }],
  'following/unfollowCustomer': [{ input: { customerId: 812 }, output: {} }],
  'following/followTender': [{ input: { tenderId }, output: {} }],
  'following/unfollowTender': [{ input: { tenderId }, output: {} }],
}
