import { z } from 'zod'
import { call } from '../call.ts'
import { operatorDetails } from '../entities/operator-details.ts'

export const legal = {
  'legal/getOperatorDetails': call({
    summary: 'Answers the operator’s name, address and bank details, which the offer and the privacy policy show.',
    access: 'anyone',
    writes: false,
    input: z.object({}),
    output: operatorDetails,
    ours: true,
  }),
}
