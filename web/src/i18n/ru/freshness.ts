// How fresh and complete the catalogue is: the line under the lots, and the operator's sources.
import { words } from '@tendertap/domain/words/ru'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

export const texts = {
  names: words.sourceNames,
  label: 'Полнота каталога по источникам',
  unknown: 'Сведения об обновлении каталога сейчас недоступны',
  updated: (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const days = Math.floor(hours / 24)
    if (days > 0) return `обновлено ${words.days(days)} назад`
    if (hours > 0) return `обновлено ${hours} ${plural(hours, { one: 'час', few: 'часа', many: 'часов' })} назад`
    if (minutes > 0)
      return `обновлено ${minutes} ${plural(minutes, { one: 'минуту', few: 'минуты', many: 'минут' })} назад`
    return 'обновлено только что'
  },
  /** beside a source that is silent */
  rest: (updated: string) => `остальное ${updated}`,
  noGaps: 'пропусков нет',
  gapsIn: (sources: string) => `есть пропуски: ${sources}`,
  gaps: (gaps: number) => `${gaps} ${plural(gaps, { one: 'пропуск', few: 'пропуска', many: 'пропусков' })}`,
  silent: (since: string) => `молчит с ${since}`,
  starting: 'первая загрузка ещё идёт',
  off: 'не подключён',
  allOff: 'порталы не подключены',
}

export type FreshnessTexts = typeof texts
