import type { OperatorDetails } from '../entities/operator-details.ts'
import type { legal } from '../calls/legal.ts'
import type { Examples } from './example.ts'

/** Obviously invented: the demo and the tests show it. */
export const DEMO_OPERATOR: OperatorDetails = {
  name: { ru: 'ТОО «Тендертап Демо»', kz: '«Тендертап Демо» ЖШС' },
  bin: '000000000000',
  address: {
    ru: 'Республика Казахстан, 010000, г. Астана, ул. Вымышленная, д. 1 (демонстрационный адрес)',
    kz: 'Қазақстан Республикасы, 010000, Астана қ., Ойдан шығарылған көшесі, 1-үй (демонстрациялық мекенжай)',
  },
  bank: { ru: 'АО «Демонстрационный банк»', kz: '«Демонстрациялық банк» АҚ' },
  iik: 'KZ00DEMO000000000000',
  bik: 'DEMOKZKX',
  kbe: '17',
  email: 'info@tendertap.example',
  personalDataEmail: 'privacy@tendertap.example',
  phone: '+7 (700) 000-00-00',
  site: 'https://tendertap.example',
}

export const legalExamples: Examples<keyof typeof legal> = {
  'legal/getOperatorDetails': [{ input: {}, output: DEMO_OPERATOR }],
}
