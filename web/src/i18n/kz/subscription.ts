import { words } from '@tendertap/domain/words/kz'
import type { SubscriptionTexts } from '../ru/subscription.ts'

export const texts: SubscriptionTexts = {
  title: 'Жазылым',
  months: words.months,
  current: {
    title: 'Ағымдағы жазылым',
    failed: 'Жазылымды жүктеу мүмкін болмады',
    terms: { monthly: 'Бір айға', quarterly: 'Тоқсанға', semiannual: 'Жарты жылға', annual: 'Бір жылға' },
    active: 'Қолданыста',
    ended: 'Аяқталды',
    starts: 'Басталуы',
    ends: 'Аяқталуы',
    users: 'Пайдаланушылар',
    filters: 'Қызығушылық профильдері',
    usedOf: (used, limit) => `${limit} ішінен ${used}`,
    noneTitle: 'Әзірге жазылым жоқ',
    noneText: 'Төменнен тарифті таңдаңыз, оператор төлем шотын жібереді.',
  },
  renew: {
    action: 'Жазылымды ұзарту',
    done: 'Ұзарту өтінімі жасалды. Төлем туралы хабарламаны күтіңіз.',
    failed: 'Жазылымды ұзарту кезінде қате кетті. Кейінірек қайталап көріңіз.',
    pending: (when) => `Ұзарту өтінімі ${when} жіберілді. Төлем туралы хабарламаны күтіңіз.`,
    request: (tariff, months, total) => `«${tariff}» тарифі, ${months}, ${total}.`,
    whoCan: 'Жазылымды ұзартып, тарифті таңдай алатын әкімші:',
  },
  obstacles: {
    administrators_only: 'Мұны тек әкімші жасай алады.',
    trial: 'Сынақ мерзімі ұзартылмайды: төменнен тарифті таңдаңыз.',
    no_subscription: 'Ұзартатын жазылым әзірге жоқ: төменнен тарифті таңдаңыз.',
  },
  tariffs: {
    title: 'Тарифтер',
    note: 'Бағалар теңгемен. Төлемнен кейін бір жұмыс күні ішінде қолжетімділік ашылады.',
    names: words.tariffs,
    users: (count) => `${count} пайдаланушы`,
    filters: (count) => `${count} қызығушылық профилі`,
    terms: 'Мерзімі',
    perMonth: (price) => `айына ${price}`,
    discount: (percent) => `−${percent}\u00A0%`,
    select: (total) => `${total} үшін таңдау`,
  },
  banner: {
    ended: (date) => `Жазылым ${date} аяқталды`,
    trialEnded: (date) => `Сынақ мерзімі ${date} аяқталды`,
    none: 'Жазылым әлі тағайындалмаған',
    paused: 'Лоттар каталогы, жаңа дауыс беру және лоттарды жұмысқа алу тоқтатылды.',
    works:
      'Бұрынғыдай істейді: жұмысқа алынған лоттар, олардың құжаттары, бағасы және орналастыруы, нәтижелер, баптаулар. Ештеңе жойылған жоқ.',
    renew: 'Жазылымды ұзарту',
    ask: 'Әкімшіден жазылымды ұзартуды сұраңыз:',
  },
}
