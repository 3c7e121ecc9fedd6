import { listActionNames } from '../audit-actions.ts'

// The log of the workspace (ours).
export const texts = {
  title: 'Журнал действий',
  about: 'Кто, что и когда изменил, и кому в этом было отказано',
  actions: listActionNames('ru'),
  /** an action that this version of the page does not know */
  otherAction: 'Другое действие',
  filters: {
    label: 'Отбор записей',
    person: 'Кто',
    anyone: 'Все люди',
    action: 'Действие',
    anyAction: 'Все действия',
    outcome: 'Результат',
    anyOutcome: 'Любой результат',
    outcomes: { done: 'Выполнено', refused: 'Отказано' },
    object: 'Объект: имя, e-mail или номер лота',
    from: 'С даты',
    to: 'По дату',
    reset: 'Сбросить отбор',
  },
  columns: { at: 'Когда', person: 'Кто', action: 'Действие', object: 'Объект', address: 'Сетевой адрес' },
  /** a command of the operator */
  operator: 'Оператор Tendertap',
  stranger: 'Без входа в систему',
  noName: 'Без имени',
  refusedBecause: (reason: string) => `Отказано: ${reason}`,
  otherReason: 'причина неизвестна',
  loadFailed: 'Не удалось загрузить журнал',
  empty: 'Нет записей',
  emptyText: 'Здесь появится всё, что меняют люди рабочего пространства.',
  emptyFiltered: 'Под этот отбор не подходит ни одна запись.',
}

export type AuditTexts = typeof texts
