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

interface ExclusionCost {
  days: number
  matches: number
  lost: number
  lostAccepted: number
  lostInWork: number
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
  edits: {
    title: 'Что изменить, чтобы лот подошёл',
    /** {value} is a word, a class, a percent or a filter, {name} is the class's, {before} the threshold now */
    kinds: {
      keyword: 'Добавить ключевое слово «{value}»',
      exclude: 'Добавить минус-слово «{value}»',
      exclusion: 'Убрать минус-слово «{value}»',
      class: 'Подтвердить класс ТРУ {value} {name}',
      minScore: 'Снизить порог профиля с {before} до {value}\u00A0%',
      filter: 'Снять фильтр: {value}',
    },
    /** what the lot scores after the change */
    gives: (percent: string) => `лот наберёт ${percent}\u00A0%`,
    none: 'Одной правки мало: лот слишком далёк от этого профиля.',
    failed: 'Не удалось подобрать правки профиля',
    apply: 'Внести правку',
    confirmTitle: 'Изменить профиль интересов?',
    confirmText: 'Открытые лоты пересчитаются по новому профилю, и список подходящих может измениться.',
    confirm: 'Изменить профиль',
    applied: 'Профиль изменён, лоты пересчитываются',
    applyFailed: 'Не удалось изменить профиль',
    copy: 'Скопировать для администратора',
    copied: 'Скопировано',
    copyFailed: 'Не удалось скопировать в буфер обмена',
    request: ({ profile, edit, lot }: { profile: string; edit: string; lot: string }) =>
      `Профиль «${profile}», лот «${lot}». ${edit}.`,
  },
  neverAgain: {
    title: 'Больше не показывать такие',
    none: 'Не нашлось слова, по которому этот лот можно отличить от нужных.',
    failed: 'Не удалось подобрать минус-слово',
    apply: 'Исключить слово',
    done: 'Слово исключено, лоты пересчитываются',
    cost: ({ days, matches, lost, lostAccepted, lostInWork }: ExclusionCost) =>
      `За ${days} дней из ${matches} ${plural(matches, { one: 'совпадения', few: 'совпадений', many: 'совпадений' })} ${plural(lost, { one: 'пропал бы', few: 'пропали бы', many: 'пропало бы' })} ${lost}, из них принятых ${lostAccepted}, взятых в работу ${lostInWork}.`,
    examples: 'Например:',
  },
}

export type MatchingTexts = typeof texts
