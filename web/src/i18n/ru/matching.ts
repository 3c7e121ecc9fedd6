import type { InterestFilterName } from '@tendertap/domain/interests/filter'
import type { ReceiptFact, ReceiptField } from '@tendertap/domain/matching/receipt'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

const accepted = (lots: number) =>
  `${lots} ${plural(lots, { one: 'принятый вами лот', few: 'принятых вами лота', many: 'принятых вами лотов' })}`

const fields: Record<ReceiptField, string> = {
  name: 'в названии',
  description: 'в описании',
  ensTru: 'в названии кода ТРУ',
}

/** {keyword} is of the profile, {found} of the lot, {where} is one of `fields`, {code} and {name} are of the class */
const lines: Record<Exclude<ReceiptFact['kind'], 'class' | 'votes'>, string> = {
  base: 'исходная оценка',
  word: '«{keyword}» {where}',
  phrase: 'фраза «{keyword}» {where}',
  similar: '«{found}» {where}, похоже на «{keyword}»',
  synonym: '«{found}» {where}, то же, что «{keyword}»',
  head: 'закупают прежде всего «{found}»',
  profileName: '«{found}» {where}, слово из названия профиля',
  description: '«{found}» {where}, слово из описания профиля',
  exclusion: 'минус-слово «{keyword}» {where}',
}

/** in the middle of a sentence */
const filters: Record<InterestFilterName, string> = {
  statuses: 'статус',
  purchaseMethods: 'способ закупки',
  companies: 'заказчик',
  regions: 'регион',
  amount: 'сумма',
  sources: 'портал',
  ensTru: 'класс ТРУ',
}

// Why a lot fits an interest profile or does not.
export const texts = {
  title: 'Почему',
  method: 'Оценка по словам, коду ТРУ и вашим голосам',
  failed: 'Не удалось узнать, почему у лота такая оценка',
  fields,
  lines,
  classLines: {
    confirmed: 'класс ТРУ {code} {name} (подтверждён)',
    guessed: 'класс ТРУ {code} {name} (по словам профиля)',
  },
  voteLines: {
    accepted: (lots: number) => `похоже на ${accepted(lots)}`,
    rejected: (lots: number) =>
      `похоже на ${lots} ${plural(lots, { one: 'отклонённый вами лот', few: 'отклонённых вами лота', many: 'отклонённых вами лотов' })}`,
    both: (lots: number, rejected: number) =>
      `похоже на ${accepted(lots)} и на ${rejected} ${plural(rejected, { one: 'отклонённый', few: 'отклонённых', many: 'отклонённых' })}`,
  },
  total: 'итого',
  threshold: (percent: string) => `подходит: порог профиля ${percent}\u00A0%`,
  missing: (points: string, percent: string) => `не хватило ${points}\u00A0%: порог профиля ${percent}\u00A0%`,
  keptOut: (names: string) => `не пропускает фильтр профиля: ${names}`,
  filters,
  none: 'Лот не похож ни на один из ваших профилей интересов.',
  others: 'Другие профили',
}

export type MatchingTexts = typeof texts
