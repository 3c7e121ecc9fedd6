// Slips of the finger and of the spelling, in several forms of a word.
import type { LabelledQuery } from './query.ts'

export const TYPOS: readonly LabelledQuery[] = [
  {
    typed: 'катридж',
    meant: ['картридж'],
    expected: ['ru cartridge 0-3,5,6', 'kk printers 0,2'],
    alsoRight: ['ru cartridge 4,7'],
  },
  {
    typed: 'картрижди',
    meant: ['картриджи'],
    expected: ['ru cartridge 0-3,5,6', 'kk printers 0,2'],
    alsoRight: ['ru cartridge 4,7'],
  },
  {
    typed: 'прентеры',
    meant: ['принтеры'],
    expected: ['ru printers 0,7,9', 'kk printers 3'],
    alsoRight: ['ru printers', 'ru cartridge 1,4', 'ru meddiag 7', 'kk printers 0,1'],
  },
  { typed: 'генератр', meant: ['генератор'], expected: ['ru motors 0,7,8', 'kk motors 0,4'] },
  { typed: 'антевирус', meant: ['антивирус'], expected: ['ru licenses 0,5'], alsoRight: ['kk licenses 0'] },
  { typed: 'дератезация', meant: ['дератизация'], expected: ['ru cleaning 2,7', 'kk cleaning 1'] },
  {
    typed: 'шкоф металический',
    meant: ['шкаф металлический'],
    expected: ['ru furniture 2'],
    alsoRight: ['ru furniture 5'],
  },
  {
    typed: 'компютеры',
    meant: ['компьютеры'],
    expected: ['ru computers 2,6,7', 'kk computers 0,3'],
    alsoRight: ['ru computers', 'ru furniture 10', 'ru meddiag 3', 'kk meddiag 2'],
  },
  {
    typed: 'аккамулятор',
    meant: ['аккумулятор'],
    expected: ['ru autoparts 10'],
    alsoRight: ['ru motors 4', 'ru lighting 3', 'ru tools 0'],
  },
  { typed: 'кандиционеры', meant: ['кондиционеры'], expected: ['ru appliances 5,6', 'kk appliances 4'] },
  {
    typed: 'цемнт',
    meant: ['цемент'],
    expected: ['ru cement 0,4,9', 'kk cement 0'],
    alsoRight: ['ru cement 10', 'kk cement 3'],
  },
  { typed: 'огнетушытель', meant: ['огнетушитель'], expected: ['ru fire 0,1,3'] },
  {
    typed: 'перчатки нетриловые',
    meant: ['перчатки нитриловые'],
    expected: ['ru meddisp 2,6'],
    alsoRight: ['ru meddisp 10', 'kk meddisp 2'],
  },
  { typed: 'калбаса', meant: ['колбаса'], expected: ['ru meat 2,8'], alsoRight: ['kk meat 2'] },
  {
    typed: 'моркови столовй',
    meant: ['морковь столовая'],
    expected: ['ru vegs 1'],
    alsoRight: ['ru vegs 6', 'kk vegs 0'],
  },
  { typed: 'видионаблюдение', meant: ['видеонаблюдение'], expected: ['ru cctv 0,1,3'], alsoRight: ['kk cctv 0,2,3'] },
  {
    typed: 'страхаваниe',
    meant: ['страхование'],
    expected: ['ru insurance 0-3,5'],
    alsoRight: ['ru insurance 4,6', 'kk insurance'],
  },
  {
    typed: 'спецодежы',
    meant: ['спецодежда'],
    expected: ['ru workwear 1,6'],
    alsoRight: ['ru workwear', 'kk workwear', 'ru protection'],
  },
  { typed: 'тоңазытқш', meant: ['тоңазытқыш'], expected: ['kk appliances 0,3'], alsoRight: ['ru appliances 0,4'] },
  { typed: 'ойыншыктар', meant: ['ойыншықтар'], expected: ['kk toys 0,3'], alsoRight: ['kk toys', 'ru play'] },
]
