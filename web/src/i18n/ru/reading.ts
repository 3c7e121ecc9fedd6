// Reading mode: lots one by one, and their documents beside them.
export const texts = {
  read: 'Читать',
  readHint: 'Читать лоты по одному (клавиша J)',
  toList: 'К списку',
  position: (number: number, total: string) => `${number} из ${total}`,
  previous: 'Предыдущий лот',
  next: 'Следующий лот',
  done: 'разобран',
  keys: 'Клавиши',
  move: 'Следующий и предыдущий лот',
  enter: 'Из списка — к лоту',
  openTender: 'Открыть тендер в новой вкладке',
  search: 'Поиск',
  showKeys: 'Эта подсказка',
  leave: 'Вернуться к списку',
  layoutNote: 'Раскладку менять не нужно: в русской и казахской клавиши те же.',
  document: {
    loading: 'Документ загружается',
    page: (number: number, count: number) => `Страница ${number} из ${count}`,
    pages: (count: number) => `Показаны первые ${count} страниц, остальные — в файле.`,
    tooLarge: 'Документ слишком большой, чтобы показать его здесь. Скачайте файл.',
    broken: 'Не удалось показать документ: файл повреждён или защищён. Скачайте его, чтобы открыть на компьютере.',
    pageFailed: 'Эту страницу не удалось показать.',
    notPdf: 'Здесь открываются только файлы PDF. Этот файл можно скачать.',
    excerpt: 'Найдено в документе',
    processing: 'Документ ещё не получен с портала. Он появится здесь сам.',
    failed: 'Ошибка при загрузке документа',
    download: 'Скачать',
  },
}

export type ReadingTexts = typeof texts
