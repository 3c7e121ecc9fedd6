// The name of a customer, or a part of it: everything that this customer buys. Their decoys name the customer in
// documents only, because a tender that has the name in its own is about that customer, too.
import type { LabelledQuery } from './query.ts'

export const CUSTOMER_NAMES: readonly LabelledQuery[] = [
  { typed: 'Тулпартас', expected: ['customer tulpar'] },
  { typed: 'лесное хозяйство Жасылбель', expected: ['customer zhasylbel'] },
  { typed: 'Аксуатская районная больница', expected: ['customer aksuat'] },
  { typed: 'сарыозекская теплоэнергетическая', expected: ['customer energo'] },
  { typed: 'каратобе мунай', expected: ['customer munai'] },
  { typed: 'аким Жанажольского округа', expected: ['customer akimat'] },
  { typed: 'театр Оразгалиева', expected: ['customer theatre'] },
  { typed: 'Кокжидекский колледж', expected: ['customer college'] },
  { typed: 'Тасбогет су арнасы', expected: ['customer vodokanal'] },
  { typed: 'музей Ордабасты', expected: ['customer museum'] },
  { typed: 'Ақжайлау мектебі', expected: ['customer school-kk'] },
  { typed: 'Кызылтумсык ауруханасы', meant: ['Қызылтұмсық ауруханасы'], expected: ['customer hospital-kk'] },
]
