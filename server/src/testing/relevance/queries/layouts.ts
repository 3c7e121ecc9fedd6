// Words typed while the keyboard had the other layout.
import type { LabelledQuery } from './query.ts'

export const LAYOUTS: readonly LabelledQuery[] = [
  {
    typed: 'rfhnhbl;',
    meant: ['картридж'],
    expected: ['ru cartridge 0-3,5,6', 'kk printers 0,2'],
    alsoRight: ['ru cartridge 4,7'],
  },
  { typed: ',evfuf jabcyfz', meant: ['бумага офисная'], expected: ['ru paper 0,1,5'], alsoRight: ['kk paper 0-2'] },
  {
    typed: 'vtrntg',
    meant: ['мектеп'],
    expected: [
      'kk computers 0',
      'kk stationery 1',
      'kk finishing 0',
      'kk cars 1',
      'kk coal 4',
      'kk furniture 4',
      'kk design 3',
      'kk construction 0',
    ],
    alsoRight: ['customer school-kk'],
  },
  { typed: 'сфтщт', meant: ['Canon'], expected: ['ru cartridge 1'] },
  {
    typed: ',typby',
    meant: ['бензин'],
    expected: ['ru fuel 0,1,5', 'kk fuel 0'],
    alsoRight: ['ru motors 8', 'kk motors 4'],
  },
  {
    typed: 'yjen,er',
    meant: ['ноутбук'],
    expected: ['ru computers 0,5', 'kk computers 1,4'],
    alsoRight: ['ru computers 6'],
  },
  {
    typed: 'ghbynth',
    meant: ['принтер'],
    expected: ['ru printers 0,7,9', 'kk printers 3'],
    alsoRight: ['ru printers', 'ru cartridge 1,4', 'ru meddiag 7', 'kk printers 0,1'],
  },
  { typed: 'eujkm', meant: ['уголь'], expected: ['ru coal 0,1,5-7'], alsoRight: ['ru coal 4', 'kk coal'] },
  { typed: '[kt,', meant: ['хлеб'], expected: ['ru bread 0,5-7'], alsoRight: ['ru bread 2', 'kk bread'] },
  {
    typed: 'nhe,f cnfkmyfz',
    meant: ['труба стальная'],
    expected: ['ru pipes 0,5'],
    alsoRight: ['ru pipes', 'kk pipes 0,3'],
  },
  {
    typed: 'cnhf[jdfybt',
    meant: ['страхование'],
    expected: ['ru insurance 0-3,5'],
    alsoRight: ['ru insurance 4,6', 'kk insurance'],
  },
  { typed: 'лнщсукф', meant: ['Kyocera'], expected: ['ru cartridge 3', 'ru printers 8'] },
  { typed: 'цштвщцы', meant: ['Windows'], expected: ['ru licenses 1,7'], alsoRight: ['kk licenses 1'] },
]
