// What has happened to a source and what to do about it, in the words of letters.
import type { AlarmKind } from '@tendertap/domain/sources/alarms'
import type { Language } from '@tendertap/domain/languages'

interface AlarmWords {
  /** follows the source's name */
  name: string
  advice: string
}

export const ALARM_WORDS: Readonly<Record<Language, Record<AlarmKind, AlarmWords>>> = {
  ru: {
    refused: {
      name: 'портал не пускает или не отвечает',
      advice:
        'Если дело в доступе, проверьте токен и открыт ли портал для адреса сервера. Пока портал не отвечает, его новых данных нет в каталоге.',
    },
    token_expired: {
      name: 'срок токена истёк',
      advice: 'Получите у портала новый токен и задайте его в настройках загрузки.',
    },
    silent: {
      name: 'источник молчит',
      advice:
        'За два интервала опроса портал ни разу не прочитан целиком. Проверьте, работает ли процесс загрузки и отвечает ли портал.',
    },
    own_clock: {
      name: 'часы сервера загрузки идут неверно',
      advice:
        'Они расходятся с часами базы данных. Ничего не потеряно: загрузка пользуется часами базы данных. Настройте на сервере синхронизацию времени (NTP).',
    },
    portal_clock: {
      name: 'часы портала расходятся с нашими',
      advice:
        'Ничего не потеряно: портал опрашивается с запасом на эту разницу. Проверьте часы сервера базы данных. Если они верны, сообщите порталу.',
    },
    gaps: {
      name: 'есть пропуски',
      advice:
        'Часть данных портала не прочитана. Обычно пропуски закрываются сами, иначе запустите дозагрузку за этот период.',
    },
    token_expires: {
      name: 'срок токена заканчивается',
      advice: 'Запросите новый токен заранее: портал выдаёт его не сразу.',
    },
    no_new_lots: {
      name: 'нет новых лотов в рабочий день',
      advice: 'Откройте портал: если новые объявления там есть, проверьте загрузку. В праздничный день это нормально.',
    },
    unknown_values: {
      name: 'незнакомые статусы или способы закупки',
      advice: 'Они показаны так, как их пишет портал. Добавьте их в соответствие статусов и способов.',
    },
  },
  kz: {
    refused: {
      name: 'портал кіргізбейді немесе жауап бермейді',
      advice:
        'Мәселе рұқсатта болса, токенді және порталдың сервер мекенжайына ашық екенін тексеріңіз. Портал жауап бермейінше, оның жаңа деректері каталогқа түспейді.',
    },
    token_expired: {
      name: 'токен мерзімі бітті',
      advice: 'Порталдан жаңа токен алып, оны жүктеу баптауларына енгізіңіз.',
    },
    silent: {
      name: 'дереккөз үнсіз',
      advice:
        'Екі сұрау аралығында портал бірде-бір рет толық оқылмады. Жүктеу үдерісі жұмыс істеп тұр ма, портал жауап бере ме, тексеріңіз.',
    },
    own_clock: {
      name: 'жүктеу серверінің сағаты дұрыс емес',
      advice:
        'Ол дерекқордың сағатымен сәйкес келмейді. Ештеңе жоғалған жоқ: жүктеу дерекқордың сағатын пайдаланады. Серверде уақытты синхрондауды (NTP) баптаңыз.',
    },
    portal_clock: {
      name: 'порталдың сағаты біздікімен сәйкес келмейді',
      advice:
        'Ештеңе жоғалған жоқ: портал осы айырманы ескеріп сұралады. Дерекқор серверінің сағатын тексеріңіз. Ол дұрыс болса, порталға хабарлаңыз.',
    },
    gaps: {
      name: 'олқылықтар бар',
      advice:
        'Портал деректерінің бір бөлігі оқылмады. Әдетте олқылықтар өздігінен жабылады, әйтпесе осы кезең үшін қосымша жүктеуді іске қосыңыз.',
    },
    token_expires: {
      name: 'токен мерзімі аяқталып келеді',
      advice: 'Жаңа токенді алдын ала сұраңыз: портал оны бірден бермейді.',
    },
    no_new_lots: {
      name: 'жұмыс күні жаңа лот жоқ',
      advice: 'Порталды ашыңыз: онда жаңа хабарландырулар болса, жүктеуді тексеріңіз. Мереке күні бұл қалыпты жағдай.',
    },
    unknown_values: {
      name: 'бейтаныс күйлер немесе сатып алу тәсілдері',
      advice: 'Олар портал жазғандай көрсетілген. Оларды күйлер мен тәсілдер сәйкестігіне қосыңыз.',
    },
  },
  en: {
    refused: {
      name: 'the portal refuses or does not answer',
      advice:
        'If it is about access, check the token and whether the portal is open to the server’s address. Until it answers, nothing new of it reaches the catalogue.',
    },
    token_expired: {
      name: 'the token has expired',
      advice: 'Get a new token from the portal and set it in the ingestion settings.',
    },
    silent: {
      name: 'the source is silent',
      advice:
        'The portal has not been read whole once in two polling intervals. Check whether the ingestion process runs and the portal answers.',
    },
    own_clock: {
      name: 'the clock of the ingestion server is wrong',
      advice:
        'It differs from the database’s clock. Nothing is lost: ingestion goes by the database’s clock. Set up time synchronisation (NTP) on the server.',
    },
    portal_clock: {
      name: 'the portal’s clock differs from ours',
      advice:
        'Nothing is lost: the portal is asked with a margin for the difference. Check the clock of the database server. If it is right, tell the portal.',
    },
    gaps: {
      name: 'there are gaps',
      advice:
        'Some of the portal’s data has not been read. Gaps usually close by themselves; otherwise run a backfill for the period.',
    },
    token_expires: {
      name: 'the token is about to expire',
      advice: 'Ask for a new token in good time: the portal does not issue it at once.',
    },
    no_new_lots: {
      name: 'no new lots on a working day',
      advice: 'Open the portal: if it has new announcements, check the ingestion. On a public holiday this is normal.',
    },
    unknown_values: {
      name: 'unknown statuses or purchase methods',
      advice: 'They are shown as the portal writes them. Add them to the mapping of statuses and methods.',
    },
  },
}
