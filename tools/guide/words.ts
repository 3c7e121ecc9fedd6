import type { Language } from '@tendertap/domain/languages'
import { words as en } from '@tendertap/domain/words/en'
import { words as kz } from '@tendertap/domain/words/kz'
import { words as ru } from '@tendertap/domain/words/ru'
import type { Reader } from './readers.ts'

interface GuideWords {
  title: string
  subtitle: string
  contents: string
  readers: {
    title: string
    names: Record<Reader, string>
    work: Record<Reader, string>
  }
}

/** The texts outside the chapters. */
export const GUIDE_WORDS: Readonly<Record<Language, GuideWords>> = {
  ru: {
    title: 'Руководство пользователя',
    subtitle: 'Тендеры Казахстана: от поиска до результата, всей командой',
    contents: 'Содержание',
    readers: {
      title: 'Кому какие главы',
      names: { everybody: 'Все в компании', ...ru.roles },
      work: {
        everybody: 'вход, каталог и поиск, «Мой день», аналитика, файлы, уведомления',
        lead: 'решает, какие лоты подходят компании',
        manager: 'берёт лоты в работу, указывает цену, смотрит цифры команды',
        procurement: 'собирает документы, размещает заявку, записывает результат',
        controller: 'следит за сроками, цифрами команды и архивом',
        admin: 'подаёт заявку, добавляет людей, ведёт профили интересов, списки и подписку',
        superadmin: 'открывает доступ компаниям, следит за порталами и рассылкой',
      },
    },
  },
  kz: {
    title: 'Пайдаланушы нұсқаулығы',
    subtitle: 'Қазақстан тендерлері: іздеуден нәтижеге дейін, бүкіл командамен',
    contents: 'Мазмұны',
    readers: {
      title: 'Кімге қай тарау',
      names: { everybody: 'Компаниядағы барлығы', ...kz.roles },
      work: {
        everybody: 'кіру, каталог пен іздеу, «Менің күнім», талдау, файлдар, хабарламалар',
        lead: 'компанияға қандай лот сәйкес келетінін шешеді',
        manager: 'лотты жұмысқа алады, бағасын көрсетеді, команданың сандарын қарайды',
        procurement: 'құжаттарды жинайды, өтінімді орналастырады, нәтижесін жазады',
        controller: 'мерзімдерді, команданың сандарын және мұрағатты қадағалайды',
        admin: 'өтінім береді, адамдарды қосады, қызығушылық профильдерін, тізімдерді және жазылымды жүргізеді',
        superadmin: 'компанияларға қолжетімділік ашады, порталдар мен хабарлама жіберуді қадағалайды',
      },
    },
  },
  en: {
    title: 'User guide',
    subtitle: 'Tenders of Kazakhstan: from search to result, as a team',
    contents: 'Contents',
    readers: {
      title: 'Who reads which chapters',
      names: { everybody: 'Everyone in a company', ...en.roles },
      work: {
        everybody: 'signing in, the catalogue and search, My day, analytics, files, notifications',
        lead: 'decides which lots suit the company',
        manager: 'takes lots into work, sets the price, follows the team’s figures',
        procurement: 'collects the documents, places the bid, records the result',
        controller: 'watches over deadlines, the team’s figures and the archive',
        admin: 'applies for access, adds people, looks after interest profiles, lists and the subscription',
        superadmin: 'gives companies access, watches over portals and delivery',
      },
    },
  },
}
