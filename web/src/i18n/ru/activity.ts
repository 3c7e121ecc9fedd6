import { words } from '@tendertap/domain/words/ru'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')

// What the team says about a lot and what happened about it; who is responsible.
export const texts = {
  title: 'Обсуждение и история',
  empty: 'Пока ничего не происходило.',
  failed: 'Не удалось загрузить историю лота',
  earlier: 'Показать более ранние',
  portal: 'Площадка',
  votes: { accepted: 'Голос за', rejected: 'Голос против' },
  assigned: 'Ответственный: {person}',
  unassigned: 'Ответственный снят',
  removed: 'Комментарий удалён',
  comments: (count: number) =>
    `${count} ${plural(count, { one: 'комментарий', few: 'комментария', many: 'комментариев' })}`,
  box: {
    label: 'Комментарий',
    placeholder: 'Напишите коллегам. Чтобы упомянуть человека, введите @',
    send: 'Отправить',
    failed: 'Не удалось отправить комментарий',
    people: 'Кого упомянуть',
    found: (count: number) =>
      `${count} ${plural(count, { one: 'подсказка', few: 'подсказки', many: 'подсказок' })}. Выбирайте стрелками и клавишей ввода`,
  },
  remove: {
    button: 'Удалить',
    title: 'Удалить комментарий',
    text: 'Коллеги увидят, что здесь был комментарий, но не его текст.',
    action: 'Удалить',
    failed: 'Не удалось удалить комментарий',
  },
  assignee: {
    title: words.lotFields.assignee,
    label: 'Кто отвечает за лот',
    nobody: 'Никто',
    take: 'Взять себе',
    failed: 'Не удалось сменить ответственного',
  },
  filter: {
    label: 'Чьи лоты',
    all: 'Все сотрудники',
    mine: 'Мои',
    empty: 'У этого сотрудника нет лотов в работе',
    emptyText: 'Посмотрите лоты других или назначьте ему лот.',
  },
}

export type ActivityTexts = typeof texts
