import type { FollowingTexts } from '../ru/following.ts'

export const texts: FollowingTexts = {
  follow: 'Бақылау',
  followed: 'Бақылап отырсыз',
  unfollow: 'Енді бақыламау',
  theCustomer: 'тапсырыс берушіні',
  theTender: 'сатып алуды',
  title: 'Бақылап отырғаныңыз',
  customer: 'Тапсырыс беруші',
  tender: 'Сатып алу',
  empty:
    'Тапсырыс берушінің жанында немесе сатып алу бетінде «Бақылау» батырмасын басыңыз: жаңа лоттар мен өзгерістер туралы хабарлаймыз.',
  ended: 'Енді бақыламайсыз',
  undo: 'Қайтару',
  loadFailed: 'Бақылап отырғаныңызды жүктеу мүмкін болмады',
  failed: 'Орындалмады',
}
