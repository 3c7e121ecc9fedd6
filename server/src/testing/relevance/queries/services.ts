// A work or service.
import type { LabelledQuery } from './query.ts'

export const SERVICES: readonly LabelledQuery[] = [
  { typed: 'уборка помещений', expected: ['ru cleaning 0,6'], alsoRight: ['ru cleaning 3,5', 'kk cleaning'] },
  { typed: 'вывоз мусора', expected: ['ru waste 2,6'], alsoRight: ['ru waste 0,5,7', 'kk waste'] },
  { typed: 'ремонт кровли', expected: ['ru finishing 1,5'], alsoRight: ['kk finishing 1'] },
  { typed: 'страхование', expected: ['ru insurance 0-3,5'], alsoRight: ['ru insurance 4,6', 'kk insurance'] },
  { typed: 'аудит', expected: ['ru audit 0,2,3', 'kk audit 0'] },
  { typed: 'повышение квалификации', expected: ['ru training 0,3'], alsoRight: ['kk training 0,3'] },
  {
    typed: 'перевозка пассажиров',
    expected: ['ru freight 0'],
    alsoRight: ['ru freight 3', 'ru cars 5', 'kk freight 1,3'],
  },
  { typed: 'доступ в интернет', expected: ['ru telecom 0,5'], alsoRight: ['kk telecom 0'] },
  { typed: 'дезинфекция', expected: ['ru cleaning 2', 'kk cleaning 1'], alsoRight: ['ru cleaning 7'] },
  { typed: 'медосмотр', meant: ['медосмотр', 'медицинский осмотр'], expected: ['ru treatment 0,2'] },
  { typed: 'перевод документов', expected: ['ru translation 1'], alsoRight: ['ru translation 0,2', 'kk translation'] },
  { typed: 'юридические услуги', expected: ['ru legal 0'], alsoRight: ['ru legal 1-3', 'kk legal'] },
  { typed: 'аренда помещения', expected: ['ru rent 0,3'], alsoRight: ['ru rent 2'] },
  { typed: 'технический надзор', expected: ['ru design 1'], alsoRight: ['ru design 6', 'kk design 1'] },
  { typed: 'видеонаблюдение', expected: ['ru cctv 0,1,3'], alsoRight: ['kk cctv 0,2,3'] },
  { typed: 'сақтандыру', expected: ['kk insurance'], alsoRight: ['ru insurance'] },
  { typed: 'қоқыс шығару', expected: ['kk waste 2,4'], alsoRight: ['kk waste 0,3', 'ru waste'] },
  { typed: 'жүк тасымалдау', expected: ['kk freight 0'], alsoRight: ['kk freight 1-3', 'ru freight'] },
  { typed: 'біліктілікті арттыру', expected: ['kk training 0,3'], alsoRight: ['ru training 0,3'] },
  { typed: 'бейнебақылау', expected: ['kk cctv 0,3'], alsoRight: ['kk cctv 2', 'ru cctv 0,1,3'] },
]
