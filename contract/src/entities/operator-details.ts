import { z } from 'zod'

/** The legal pages exist in these two languages. */
const inRussianAndKazakh = z.object({ ru: z.string().min(1), kz: z.string().min(1) })

/** The company that runs the product, as the offer and the privacy policy must name it. From configuration. */
export const operatorDetails = z.object({
  name: inRussianAndKazakh,
  bin: z.string().regex(/^\d{12}$/),
  address: inRussianAndKazakh,
  bank: inRussianAndKazakh,
  /** the account: KZ and 18 letters or digits */
  iik: z.string().regex(/^KZ[0-9A-Z]{18}$/),
  bik: z.string().regex(/^[0-9A-Z]{8}$/),
  kbe: z.string().regex(/^\d{2}$/),
  email: z.email(),
  /** for requests about personal data, beside registered mail */
  personalDataEmail: z.email(),
  phone: z.string().regex(/^\+[\d ()-]{10,25}$/),
  site: z.url({ protocol: /^https$/ }),
})

export type OperatorDetails = z.output<typeof operatorDetails>
