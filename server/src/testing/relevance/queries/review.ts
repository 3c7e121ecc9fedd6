// The searches that a review of the screens found wanting. Each must succeed by itself.
import type { LabelledQuery } from './query.ts'

export const REVIEW: readonly LabelledQuery[] = [
  { typed: 'картридж', expected: ['ru cartridge 0-3,5,6', 'kk printers 0,2'], alsoRight: ['ru cartridge 4,7'] },
  {
    typed: 'охрана',
    expected: ['ru security 0,1,3,5-7'],
    alsoRight: ['ru security 2', 'kk security', 'ru training 4'],
  },
  { typed: 'кагаз', meant: ['қағаз'], expected: ['kk paper'], alsoRight: ['ru paper'] },
  {
    typed: 'МФУ',
    meant: ['МФУ', 'многофункциональное устройство'],
    expected: ['ru printers 1,5,6,8'],
    alsoRight: ['kk printers 1'],
  },
  {
    typed: 'лекарства',
    meant: ['лекарства', 'лекарственные средства'],
    expected: ['ru drugs 0,5-8'],
    alsoRight: ['ru drugs 1-4,9', 'kk drugs'],
  },
  {
    typed: 'запчасти',
    meant: ['запчасти', 'запасные части'],
    expected: ['ru autoparts 0,5,6,8'],
    alsoRight: ['ru autoparts 1-4,7,9,10', 'kk autoparts'],
  },
  {
    typed: 'хозтовары',
    meant: ['хозтовары', 'хозяйственные товары'],
    expected: ['ru household 0-2'],
    alsoRight: ['ru household 3-6', 'ru detergents', 'kk household', 'kk detergents', 'ru paper 2,3', 'kk paper 3,4'],
  },
  {
    typed: 'нотбуки',
    meant: ['ноутбуки'],
    expected: ['ru computers 0,5', 'kk computers 1,4'],
    alsoRight: ['ru computers 6'],
  },
  { typed: 'комир', meant: ['көмір'], expected: ['kk coal'], alsoRight: ['ru coal'] },
  {
    typed: 'картридж лазерный',
    meant: ['лазерный картридж'],
    expected: ['ru cartridge 0,5'],
    alsoRight: ['ru cartridge 1-4,6,7', 'kk printers 0'],
  },
]
