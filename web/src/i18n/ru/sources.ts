// The operator's tab on the sources of the catalogue.
import { words } from '@tendertap/domain/words/ru'
import type { AlarmKind } from '@tendertap/domain/sources/alarms'
import type { FreshnessState } from '@tendertap/domain/sources/freshness'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

/** The formatted values that the titles of alarms contain. */
export interface AlarmDetails {
  silentSince: string
  tokenExpiresAt: string
  gaps: number
  newLotsSince: string
  /** in seconds; negative when the clock is behind */
  ownClockAhead: number
  portalClockAhead: number
}

const states: Record<FreshnessState, string> = {
  fresh: 'Всё прочитано',
  gaps: 'Есть пропуски',
  silent: 'Молчит',
  starting: 'Первая загрузка',
  off: 'Не подключён',
}

const describeClock = (ahead: number) => `${ahead > 0 ? 'спешат' : 'отстают'} на ${words.duration(Math.abs(ahead))}`

const alarms: Record<AlarmKind, { title: (known: AlarmDetails) => string; advice: string }> = {
  refused: {
    title: () => 'Портал не пускает или не отвечает',
    advice:
      'Прочитайте его ответ ниже. Если дело в доступе, проверьте токен и открыт ли портал для адреса сервера. Пока портал не отвечает, его новых данных нет в каталоге.',
  },
  token_expired: {
    title: ({ tokenExpiresAt }) => `Срок токена истёк ${tokenExpiresAt}`,
    advice: 'Получите у портала новый токен и задайте его в настройках загрузки.',
  },
  silent: {
    title: ({ silentSince }) => `Не прочитан целиком с ${silentSince}`,
    advice:
      'Проверьте, работает ли процесс загрузки и отвечает ли портал. Причина последней неудачи указана ниже, в списках портала.',
  },
  own_clock: {
    title: ({ ownClockAhead }) => `Часы сервера загрузки ${describeClock(ownClockAhead)}`,
    advice:
      'Ничего не потеряно: загрузка пользуется часами базы данных. Настройте на сервере синхронизацию времени (NTP).',
  },
  portal_clock: {
    title: ({ portalClockAhead }) => `Часы портала ${describeClock(portalClockAhead)}`,
    advice:
      'Ничего не потеряно: портал опрашивается с запасом на эту разницу. Проверьте часы сервера базы данных. Если они верны, сообщите порталу.',
  },
  gaps: {
    title: ({ gaps }) =>
      `${gaps} ${plural(gaps, { one: 'пропуск', few: 'пропуска', many: 'пропусков' })}: часть данных не прочитана`,
    advice: 'Обычно пропуски закрываются сами. Если нет, запустите дозагрузку за указанный период.',
  },
  token_expires: {
    title: ({ tokenExpiresAt }) => `Токен действует только до ${tokenExpiresAt}`,
    advice: 'Запросите новый токен заранее: портал выдаёт его не сразу.',
  },
  no_new_lots: {
    title: ({ newLotsSince }) => `Ни одного нового лота с ${newLotsSince}`,
    advice: 'Откройте портал: если новые объявления там есть, проверьте загрузку. В праздничный день это нормально.',
  },
  unknown_values: {
    title: () => 'Незнакомые статусы или способы закупки',
    advice: 'Они показаны так, как их пишет портал. Добавьте их в соответствие статусов и способов.',
  },
}

export const texts = {
  states,
  alarms,
  alarmSince: (at: string) => `замечено ${at}`,
  empty: 'Источников нет',
  emptyText: 'Источник появится здесь, когда для портала есть подключение.',
  offText: 'Чтобы читать этот портал, включите его в настройках загрузки.',
  figures: {
    lastGood: 'Прочитан целиком',
    lastTried: 'Последняя попытка',
    lag: 'От публикации до каталога',
    lagHalf: (time: string) => `половина лотов: до ${time}`,
    lagMost: (time: string) => `95\u00A0% лотов: до ${time}`,
    lagUnknown: 'новых публикаций за сутки не было',
    newLots: (since: string) => `Новых лотов с ${since}`,
    failedPages: 'Непрочитанных страниц за сутки',
    token: 'Токен действует до',
    noToken: 'без срока или не нужен',
    access: 'Доступ проверен',
    never: 'ещё ни разу',
  },
  /** stands where a reason would stand */
  noProblem: 'нет',
  /** the lists of the portals; the keys are the connectors' names for them */
  listNames: {
    tenders: 'объявления',
    lots: 'лоты',
    contracts: 'договоры',
    journal: 'журнал удалений',
    heads: 'тендеры',
    reconcile: 'ночная сверка',
  } as Partial<Record<string, string>>,
  duration: words.duration,
  gaps: {
    title: 'Пропуски',
    shown: (shown: number, all: string) => `показаны последние ${shown} из ${all}`,
    period: 'Период',
    what: 'Что не прочитано',
    reason: 'Причина',
    noticed: 'Замечен',
  },
  unknown: {
    title: 'Незнакомые значения',
    kinds: { status: 'Статус', method: 'Способ' },
    kind: 'Вид',
    value: 'Как пишет портал',
    times: 'Сколько раз',
    lastSeen: 'Последний раз',
  },
  lists: {
    title: 'Списки портала',
    list: 'Список',
    interval: 'Опрос каждые',
    lastGood: 'Прочитан',
    failures: 'Неудач подряд',
    problem: 'Причина',
  },
  runs: {
    title: 'Последние чтения',
    started: 'Начало',
    list: 'Список',
    took: 'Длилось',
    running: 'идёт',
    backfill: 'дозагрузка',
    pages: 'Страниц',
    items: 'Записей',
    changed: 'Изменилось',
    failed: 'Не прочитано',
    problem: 'Причина',
    none: 'Этот портал ещё не читали.',
  },
}

export type SourcesTexts = typeof texts
