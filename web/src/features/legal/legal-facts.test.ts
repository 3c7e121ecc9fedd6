// Every fact of spec 1 §2, §4 and §9 that the two legal pages must state, in both languages.
import { DEMO_OPERATOR } from '@tendertap/contract/examples/legal'
import { describe, expect, test } from 'vitest'
import { LEGAL_DOCUMENTS } from '../../lib/legal-documents.ts'
import type { LegalText } from './legal-text.ts'
import { loadLegalText } from './load-legal-text.ts'
import { splitIntoPieces } from './pieces.ts'

type Fact = readonly [fact: string, ru: RegExp, kz: RegExp]

const AGREEMENT_FACTS: readonly Fact[] = [
  ['edition date 1 August 2025', /Редакция от 1 августа 2025 года/, /2025 жылғы 1 тамыздағы редакция/],
  ['the service starts after prepayment', /услуг начинается после предоплаты/, /алдын ала төлемнен кейін басталады/],
  [
    'prepayment in the national currency',
    /предоплаты в национальной валюте .* тенге/,
    /ұлттық валютасымен — теңгемен — алдын ала төлем/,
  ],
  [
    'it can be suspended for non-payment',
    /оплата не поступила, Оператор вправе приостановить доступ/,
    /төлем түспесе, Оператор қолжетімділікті тоқтата тұруға құқылы/,
  ],
  [
    'access is restored by paying within 7 days',
    /Доступ восстанавливается, если .* в течение 7 дней/,
    /7 күн ішінде төлесе, қолжетімділік қалпына келтіріледі/,
  ],
  [
    'reopened within 1 working day of receiving funds',
    /открывает доступ в течение 1 рабочего дня после поступления денег/,
    /ақша түскеннен кейін 1 жұмыс күні ішінде қолжетімділікті қайта ашады/,
  ],
  [
    'unilateral termination if a violation is not fixed',
    /если нарушение не устранено, Оператор вправе расторгнуть Договор в одностороннем порядке/,
    /бұзушылық жойылмаса, Оператор Шартты біржақты тәртіппен бұзуға құқылы/,
  ],
  [
    '10 calendar days’ notice of tariff changes',
    /изменении Тарифов .* не позднее чем за 10 календарных дней/,
    /Тарифтердің өзгеретіні туралы .* кемінде 10 күнтізбелік күн бұрын/,
  ],
  [
    '10 calendar days’ notice of term changes',
    /изменять условия оферты\. .* не позднее чем за 10 календарных дней/,
    /талаптарын өзгертуге құқылы\. .* кемінде 10 күнтізбелік күн бұрын/,
  ],
  [
    '15 calendar days’ notice of transfer of duties',
    /передать свои права и обязанности .* за 15 календарных дней/,
    /құқықтары мен міндеттерін .* 15 күнтізбелік күн бұрын/,
  ],
  [
    '30 calendar days’ notice to terminate',
    /расторгнуть Договор, письменно уведомив .* за 30 календарных дней/,
    /30 күнтізбелік күн бұрын жазбаша хабарлап, Шартты бұзуға құқылы/,
  ],
  [
    '3 working days’ notice before blocking for automated scraping',
    /автоматический сбор, .* за 3 рабочих дня до блокировки/,
    /Автоматты жинауды анықтаса, .* бұғаттаудан кемінде 3 жұмыс күні бұрын/,
  ],
  [
    '24 hours’ notice of planned maintenance',
    /плановых технических работах, .* за 24 часа/,
    /жоспарлы техникалық жұмыстар туралы .* 24 сағат бұрын/,
  ],
  [
    'support on working days 9:00 to 18:00 Astana time',
    /в рабочие дни с 9:00 до 18:00 по времени Астаны/,
    /жұмыс күндері Астана уақытымен сағат 9:00-ден 18:00-ге дейін/,
  ],
  [
    'amounts paid are non-refundable except where law requires',
    /суммы не возвращаются, кроме случаев, когда возврат обязателен по закону/,
    /сомалар қайтарылмайды, бұған заң бойынша қайтару міндетті болатын жағдайлар кірмейді/,
  ],
  [
    'liability capped at one month’s service cost',
    /Ответственность Оператора .* ограничена стоимостью услуг за один месяц/,
    /жауапкершілігі бір айлық қызмет құнымен шектеледі/,
  ],
  [
    'an administrator takes out the data of the workspace themselves, also without a subscription',
    /Администратор рабочего пространства может сам скачать все его данные в Системе, даже если Подписка уже закончилась/,
    /әкімшісі оның барлық деректерін Жүйеден өзі жүктеп ала алады, Жазылым аяқталып қойса да/,
  ],
  [
    'the operator hands the data out on request where that fails',
    /выгрузку можно запросить у Оператора по электронной почте/,
    /электрондық поштасы арқылы Оператордан сұратуға болады/,
  ],
  [
    'after a termination, access is asked of the operator, without a new application',
    /Оператор вправе расторгнуть Договор\. Чтобы вернуть доступ после этого, Пользователь обращается к Оператору/,
    /Содан кейін қолжетімділікті қайтару үшін Пайдаланушы Операторға жүгінеді/,
  ],
  [
    'access is not automatic, the operator reviews applications',
    /доступ не предоставляется автоматически/,
    /қолжетімділік автоматты түрде берілмейді/,
  ],
]

const POLICY_FACTS: readonly Fact[] = [
  ['edition date 1 August 2025', /Редакция от 1 августа 2025 года/, /2025 жылғы 1 тамыздағы редакция/],
  [
    'data is stored on servers in Kazakhstan',
    /хранятся на серверах, .* на территории Республики Казахстан/,
    /Қазақстан Республикасының аумағында орналасқан серверлерде сақталады/,
  ],
  ['no time limit on processing', /Срок обработки персональных данных не ограничен/, /өңдеу мерзімі шектелмейді/],
  [
    'consent is given by registering',
    /Регистрируясь в Системе, Пользователь даёт .* согласие/,
    /Жүйеде тіркелу арқылы Пайдаланушы .* келісім береді/,
  ],
  ['and lasts indefinitely', /Согласие действует бессрочно/, /Келісім .* мерзімсіз қолданылады/],
  [
    'it is withdrawn by a written notice sent by registered mail',
    /отзывается письменным уведомлением, .* заказным письмом/,
    /тапсырысты хатпен жіберілетін жазбаша хабарлама арқылы кері қайтарып алынады/,
  ],
  [
    'an e-mail for requests stands beside registered mail',
    /заказным письмом .* или по электронной почте на privacy@/,
    /тапсырысты хатпен немесе электрондық поштамен privacy@/,
  ],
  [
    'correct, block, destroy or unblock within one working day',
    /исправляет, блокирует, уничтожает или разблокирует .* в течение одного рабочего дня/,
    /бір жұмыс күні ішінде дербес деректерді түзетеді, бұғаттайды, жояды немесе бұғаттан шығарады/,
  ],
  [
    'governing law of 21 May 2013, No. 94-V',
    /от 21 мая 2013 года № 94-V «О персональных данных и их защите»/,
    /«Дербес деректер және оларды қорғау туралы» .* 2013 жылғы 21 мамырдағы № 94-V/,
  ],
  [
    'full name, patronymic optional',
    /фамилия и имя; отчество — по желанию/,
    /тегі мен аты; әкесінің аты — қалауы бойынша/,
  ],
  ['phone', /^номер телефона;/m, /^телефон нөмірі;/m],
  ['e-mail', /^адрес электронной почты;/m, /^электрондық пошта мекенжайы;/m],
  ['address', /^адрес;/m, /^мекенжайы;/m],
  ['extra profile contact data', /дополнительные контактные данные профиля/, /профильдегі қосымша байланыс деректері/],
  ['IP address', /^IP-адрес;/m, /^IP-мекенжай;/m],
  ['cookies', /^файлы cookie;/m, /^cookie файлдары;/m],
  ['browser information', /^сведения о браузере;/m, /^браузер туралы мәліметтер;/m],
  ['access time', /^время доступа;/m, /^кіру уақыты;/m],
  ['requested page', /^адрес запрошенной страницы\./m, /^сұралған беттің мекенжайы\./m],
  [
    'transfer only in these cases',
    /третьим лицам только в следующих случаях/,
    /үшінші тұлғаларға мына жағдайларда ғана береді/,
  ],
  ['with consent', /^Пользователь дал на это согласие;/m, /^Пайдаланушы бұған келісім берген;/m],
  [
    'for a needed service or agreement',
    /услугой Системы, или для исполнения договора/,
    /қызметін пайдалануы үшін немесе онымен жасалған шартты орындау үшін/,
  ],
  [
    'by law',
    /^передача предусмотрена законодательством/m,
    /^деректерді беру Қазақстан Республикасының заңнамасында көзделген;/m,
  ],
  [
    'on transfer of rights to the system',
    /^права на Систему переходят к другому лицу/m,
    /^Жүйеге құқықтар басқа тұлғаға өтеді/m,
  ],
  [
    'anonymised data may be shared',
    /Обезличенные данные, .* могут передаваться третьим лицам/,
    /иесіздендірілген деректер үшінші тұлғаларға, .* берілуі мүмкін/,
  ],
  [
    'security letters are always sent',
    /письма о безопасности учётной записи \(о новом входе, смене пароля, .*\) приходят всегда/,
    /қауіпсіздігі туралы хаттар \(жаңа кіру, құпиясөздің, .*\) әрқашан жіберіледі/,
  ],
  [
    'cookies are required for the service to work',
    /cookie .* нужны для работы Системы/,
    /Cookie .* Жүйенің жұмыс істеуі үшін қажет/,
  ],
]

const SECTION_TITLES: Readonly<Record<'ru' | 'kz', readonly RegExp[]>> = {
  ru: [
    /Общие положения/,
    /Сбор и использование/,
    /Цели/,
    /Хранение и передача/,
    /Права и обязанности/,
    /cookie и счётчики/,
    /Ответственность и защита/,
    /Заключительные/,
    /Адрес и банковские реквизиты Оператора/,
  ],
  kz: [
    /Жалпы ережелер/,
    /жинау және пайдалану/,
    /мақсаттары/,
    /сақтау және беру/,
    /Құқықтар мен міндеттер/,
    /Cookie файлдары және есептегіштер/,
    /Жауапкершілік және .* қорғау/,
    /Қорытынды/,
    /мекенжайы мен банк деректемелері/,
  ],
}

/** Everything a reader sees, a line for each clause and entry. */
function renderAsText({ title, edition, preamble, sections }: LegalText, language: 'ru' | 'kz'): string {
  const clauses = sections.flatMap((section) =>
    section.clauses.flatMap((clause) => (typeof clause === 'string' ? clause : [clause.text, ...clause.list])),
  )
  return [title, edition, preamble, ...sections.map((section) => section.title), ...clauses]
    .map((line) =>
      splitIntoPieces(line, DEMO_OPERATOR, language)
        .map((piece) => (typeof piece === 'string' ? piece : piece.text))
        .join(''),
    )
    .join('\n')
}

const FACTS = { 'user-agreement': AGREEMENT_FACTS, 'privacy-policy': POLICY_FACTS } as const

describe.each(LEGAL_DOCUMENTS)('%s', (document) => {
  test.each(FACTS[document])('states in both languages: %s', async (_fact, ru, kz) => {
    expect(renderAsText(await loadLegalText(document, 'ru'), 'ru')).toMatch(ru)
    expect(renderAsText(await loadLegalText(document, 'kz'), 'kz')).toMatch(kz)
  })

  test.each(['ru', 'kz'] as const)(
    'in %s names the operator, BIN, address, bank, e-mail and phone, and leaves no marker unfilled',
    async (language) => {
      const page = renderAsText(await loadLegalText(document, language), language)
      const { name, bin, address, bank, iik, bik, kbe, email, phone } = DEMO_OPERATOR
      for (const value of [name[language], bin, address[language], bank[language], iik, bik, kbe, email, phone])
        expect(page).toContain(value)
      expect(page).not.toMatch(/[{}]/)
    },
  )

  test('has the same sections and clauses in both languages', async () => {
    const [ru, kz] = [await loadLegalText(document, 'ru'), await loadLegalText(document, 'kz')]
    const countListEntries = ({ sections }: LegalText) =>
      sections.map(({ clauses }) => clauses.map((clause) => (typeof clause === 'string' ? 0 : clause.list.length)))
    expect(countListEntries(kz)).toEqual(countListEntries(ru))
  })

  test('is written in its language: no Kazakh letters in the Russian text, no Russian-only ones in the Kazakh', async () => {
    const ru = renderAsText(await loadLegalText(document, 'ru'), 'ru')
    const kz = renderAsText(await loadLegalText(document, 'kz'), 'kz')
    expect(ru.match(/\p{L}*[әғқңөұүһі]\p{L}*/giu)).toBeNull()
    expect(kz.match(/(?<!\p{L})(и|или|для|что|не позднее|только|если)(?!\p{L})/giu)).toBeNull()
  })
})

test.each(['ru', 'kz'] as const)('the policy has its nine sections in %s', async (language) => {
  const titles = (await loadLegalText('privacy-policy', language)).sections.map(({ title }) => title)
  expect(titles).toHaveLength(9)
  for (const [index, expected] of SECTION_TITLES[language].entries()) expect(titles[index]).toMatch(expected)
})
