// Kazakh typed without its own letters, as on a Russian keyboard.
import type { LabelledQuery } from './query.ts'

export const PLAIN_KAZAKH: readonly LabelledQuery[] = [
  { typed: 'сут', meant: ['сүт'], expected: ['kk dairy 0,3,4'], alsoRight: ['kk dairy 1', 'ru dairy'] },
  { typed: 'жихаз', meant: ['жиһаз'], expected: ['kk furniture 1,4'], alsoRight: ['kk furniture', 'ru furniture'] },
  { typed: 'кузет', meant: ['күзет'], expected: ['kk security'], alsoRight: ['ru security'] },
  {
    typed: 'дарилик препараттар',
    meant: ['дәрілік препараттар'],
    expected: ['kk drugs 0'],
    alsoRight: ['kk drugs', 'ru drugs'],
  },
  { typed: 'тоназыткыш', meant: ['тоңазытқыш'], expected: ['kk appliances 0,3'], alsoRight: ['ru appliances 0,4'] },
  {
    typed: 'кубыр',
    meant: ['құбыр'],
    expected: ['kk pipes', 'kk plumbing 1', 'kk construction 2'],
    alsoRight: ['ru pipes'],
  },
  { typed: 'соргы', meant: ['сорғы'], expected: ['kk pumps 0,1,3'], alsoRight: ['ru pumps'] },
  { typed: 'жондеу', meant: ['жөндеу'], expected: ['kk roads 0,3', 'kk finishing 0,1,3', 'kk plumbing 1'] },
  { typed: 'колгап', meant: ['қолғап'], expected: ['kk meddisp 2,3'], alsoRight: ['ru meddisp 2,6,10'] },
  {
    typed: 'тынайткыш',
    meant: ['тыңайтқыш'],
    expected: ['kk agrochem 0,3'],
    alsoRight: ['kk agrochem 2', 'ru farming 0,5'],
  },
  { typed: 'даптер', meant: ['дәптер'], expected: ['kk stationery 1,4'], alsoRight: ['ru stationery 2'] },
  { typed: 'устел', meant: ['үстел'], expected: ['kk furniture 0,3'], alsoRight: ['ru furniture 0,10'] },
  { typed: 'орындык', meant: ['орындық'], expected: ['kk furniture 0,5'], alsoRight: ['ru furniture 1,9'] },
  {
    typed: 'бейнебакылау',
    meant: ['бейнебақылау'],
    expected: ['kk cctv 0,3'],
    alsoRight: ['kk cctv 2', 'ru cctv 0,1,3'],
  },
  { typed: 'сактандыру', meant: ['сақтандыру'], expected: ['kk insurance'], alsoRight: ['ru insurance'] },
  { typed: 'калдыктар', meant: ['қалдықтар'], expected: ['kk waste 0,1'], alsoRight: ['kk waste', 'ru waste'] },
  { typed: 'окулык', meant: ['оқулық'], expected: ['kk books 0,2'], alsoRight: ['kk books 1', 'ru books'] },
  {
    typed: 'курылыс материалдары',
    meant: ['құрылыс материалдары'],
    expected: ['kk cement 3'],
    alsoRight: ['kk cement', 'ru cement'],
  },
  { typed: 'тас комир', meant: ['тас көмір'], expected: ['kk coal 0,3'], alsoRight: ['kk coal', 'ru coal'] },
]
