// All data of a workspace.
export const texts = {
  title: 'Данные компании',
  about:
    'Все данные рабочего пространства одним архивом: профили, списки, голоса, работа, результаты, журнал и ваши файлы. Скачать их можно и после окончания подписки.',
  save: 'Скачать все данные',
}

export type ExportsTexts = typeof texts
