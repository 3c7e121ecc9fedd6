// Administration, company lists tab (spec 2 §2).
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('ru')
const companies = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: 'компания', few: 'компании', many: 'компаний' })}`

export const texts = {
  title: 'Компании',
  lists: 'Списки компаний',
  about: 'Список выбирают в профиле интересов, чтобы искать лоты только у этих заказчиков.',
  create: 'Создать список',
  edit: 'Изменить',
  delete: 'Удалить',
  count: companies,
  changed: (moment: string) => `изменён ${moment}`,
  more: (count: string) => `и ещё ${count}`,
  emptyList: 'В списке нет компаний',
  usedBy: 'Используется в профилях интересов:',
  unused: 'В профилях интересов не используется',
  none: 'Списков пока нет',
  noneText: 'Соберите в список заказчиков, лоты которых вам важны. Затем выберите его в профиле интересов.',
  loadFailed: 'Не удалось загрузить списки компаний',
  created: 'Список создан',
  saved: 'Список сохранён',
  deleted: 'Список удалён',
  createFailed: 'Не удалось создать список',
  updateFailed: 'Не удалось сохранить список',
  newCompanies: {
    title: 'Новые компании',
    about: 'Заказчики, которые впервые появились в каталоге и ещё не входят ни в один список.',
    distribute: 'Распределить',
    markSeen: 'Отметить просмотренными',
    none: 'Новых компаний сейчас нет. Когда новый заказчик опубликует лот, он появится здесь, и его можно будет добавить в список.',
    loadFailed: 'Не удалось загрузить новые компании',
    seen: 'Новые компании отмечены просмотренными',
    confirm: {
      title: 'Отметить все новые компании просмотренными?',
      text: (count: number, shown: string) =>
        `Раздел «Новые компании» опустеет: сейчас в нём ${companies(count, shown)}. В каталоге они останутся, и добавить их в список можно будет в любое время.`,
      failed: 'Не удалось отметить компании просмотренными',
    },
  },
  distribute: {
    title: 'Распределить новые компании',
    list: 'В какой список добавить',
    chooseList: 'Выберите список',
    newList: 'Новый список…',
    newListName: 'Название нового списка',
    add: 'Добавить в список',
    needsBoth: 'Выберите список и хотя бы одну компанию.',
    needsList: 'Выберите список.',
    needsCompany: 'Выберите хотя бы одну компанию.',
    done: (count: number, shown: string, list: string) => `Добавлено в список «${list}»: ${companies(count, shown)}`,
  },
  chooser: {
    view: 'Какие компании показать',
    all: 'Все',
    chosen: (count: string) => `Выбранные: ${count}`,
    selectAll: (count: string) => `Выбрать все (${count})`,
    selectFound: (count: string) => `Выбрать найденные (${count})`,
    removeAll: 'Убрать все',
    removeFound: 'Убрать найденные',
    noneChosen: 'Ни одна компания не выбрана',
    noneFoundChosen: 'Среди выбранных такой компании нет',
  },
  form: {
    createTitle: 'Новый список',
    editTitle: 'Изменить список',
    name: 'Название',
    nameHint: 'Например, городские школы',
    nameRequired: 'Укажите название',
    companies: 'Компании',
    create: 'Создать',
    save: 'Сохранить',
  },
  remove: {
    title: 'Удалить список?',
    text: (count: number, shown: string) =>
      count === 0
        ? 'Список пуст. Вернуть его будет нельзя.'
        : `В списке ${companies(count, shown)}. Вернуть его будет нельзя. Сами компании останутся в каталоге.`,
    action: 'Удалить',
    failed: 'Не удалось удалить список',
    inUseTitle: 'Этот список нельзя удалить',
    inUse: 'Его используют профили интересов. Сначала уберите список из них:',
  },
}

export type CompanyListsTexts = typeof texts
