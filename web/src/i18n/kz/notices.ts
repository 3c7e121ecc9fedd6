import type { NoticesTexts } from '../ru/notices.ts'

export const texts: NoticesTexts = {
  isNew: 'Жаңа.',
  days: { today: 'Бүгін', yesterday: 'Кеше' },
  markAll: 'Бәрін оқылған деп белгілеу',
  markFailed: 'Оқылған деп белгілеу мүмкін болмады',
  more: 'Тағы',
  settings: 'Хабарлама баптаулары',
  failed: 'Хабарламаларды жүктеу мүмкін болмады',
  empty: 'Әзірге жаңалық жоқ',
  emptyText:
    'Мұнда сәйкес келетін лоттар, порталдағы өзгерістер, әріптестердің сізді атауы және сізді күткен қадамдар шығады.',
}
