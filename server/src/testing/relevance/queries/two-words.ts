// Two words: often the name has the first and only the description the second.
import type { LabelledQuery } from './query.ts'

export const TWO_WORDS: readonly LabelledQuery[] = [
  { typed: 'бумага А4', expected: ['ru paper 0,5'], alsoRight: ['ru paper 1,4', 'kk paper'] },
  { typed: 'молоко 2,5%', expected: ['ru dairy 0'], alsoRight: ['ru dairy 5,7', 'kk dairy 0'] },
  { typed: 'насос скважинный', expected: ['ru pumps 0,5'], alsoRight: ['ru pumps', 'kk pumps 0'] },
  { typed: 'кабель силовой', expected: ['ru cables 0,5'], alsoRight: ['ru cables 3', 'kk cables 0'] },
  { typed: 'шины зимние', expected: ['ru tires 0,5'], alsoRight: ['ru tires', 'kk tires 0,3'] },
  { typed: 'стул ученический', expected: ['ru furniture 1,8'], alsoRight: ['ru furniture 9', 'kk furniture 0'] },
  { typed: 'перчатки нитриловые', expected: ['ru meddisp 2,6'], alsoRight: ['ru meddisp 10', 'kk meddisp 2'] },
  { typed: 'принтер лазерный', expected: ['ru printers 0'], alsoRight: ['ru printers', 'kk printers 0,3'] },
  { typed: 'мебель офисная', expected: ['ru furniture 7'], alsoRight: ['ru furniture', 'kk furniture 1'] },
  { typed: 'костюм рабочий', expected: ['ru workwear 0,5'], alsoRight: ['ru workwear 8', 'kk workwear 0'] },
  { typed: 'автобус школьный', expected: ['ru cars 1,5'], alsoRight: ['ru cars 4', 'kk cars 1,3'] },
  { typed: 'труба полиэтиленовая', expected: ['ru pipes 1,6'], alsoRight: ['ru pipes', 'kk pipes 1,4'] },
  { typed: 'масло моторное 5w40', expected: ['ru fuel 3'], alsoRight: ['ru fuel 9', 'kk fuel 2'] },
  { typed: 'мясо говядина', expected: ['ru meat 0,5'], alsoRight: ['ru meat 3,6', 'kk meat 0,3'] },
  { typed: 'кран шаровой', expected: ['ru valves 1,6'], alsoRight: ['kk valves 1'] },
  { typed: 'лампа светодиодная', expected: ['ru lighting 4,6'], alsoRight: ['ru lighting', 'kk lighting 0,3'] },
  { typed: 'ремонт здания', expected: ['ru finishing 0,6'], alsoRight: ['ru finishing', 'kk finishing 0,3'] },
  { typed: 'горячее питание', expected: ['ru catering 0,6'], alsoRight: ['ru catering 5', 'kk catering 0'] },
  { typed: 'бельё постельное', expected: ['ru linen 0,4'], alsoRight: ['kk linen 0'] },
  { typed: 'мяч футбольный', expected: ['ru play 2'], alsoRight: ['ru play 6', 'kk sport 0,3'] },
  { typed: 'тас көмір', expected: ['kk coal 0,3'], alsoRight: ['kk coal', 'ru coal'] },
  { typed: 'болат құбыр', expected: ['kk pipes 0,3'], alsoRight: ['kk pipes', 'ru pipes'] },
  { typed: 'қысқы шина', expected: ['kk tires 0,3'], alsoRight: ['kk tires', 'ru tires'] },
  { typed: 'медициналық қолғап', expected: ['kk meddisp 2'], alsoRight: ['kk meddisp 3', 'ru meddisp 2,6,10'] },
]
