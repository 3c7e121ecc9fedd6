// Every purchase method that the portals name, in three languages.
// Where the names come from: the four of the specification; ref_trade_methods of the state portal (OWS v3, July 2026,
// 35 methods); the methods of Samruk-Kazyna's procurement rules, which the single window shows. The Kazakh names follow
// the portal except where it has Russian or a slip; in the English ones конкурс is "tender", as in the law on state
// procurement.
import { createFinder, type Translation } from './portal-words.ts'
import { toMethodName } from './vocabulary.ts'

const method = (ru: string, kz: string, en: string): Translation => ({ ru, kz, en })

const SPECIFICATION = [
  method('Открытый конкурс', 'Ашық конкурс', 'Open tender'),
  method('Запрос ценовых предложений', 'Баға ұсыныстарын сұрату', 'Request for quotations'),
  method('Закуп из одного источника', 'Бір көзден сатып алу', 'Single-source procurement'),
  method('Открытый конкурс на понижение', 'Бағаны төмендетуге ашық конкурс', 'Open tender with price reduction'),
]

const STATE = [
  method('Аукцион', 'Аукцион', 'Auction'),
  method('Аукцион (до 2022)', 'Аукцион (2022 жылға дейін)', 'Auction (before 2022)'),
  method('Аукцион (с 2022)', 'Аукцион (2022 жылдан бастап)', 'Auction (since 2022)'),
  method(
    'Из одного источника по несостоявшимся закупкам',
    'Өткізілмеген сатып алу бойынша бір көзден сатып алу',
    'Single-source procurement after a failed one',
  ),
  method(
    'Из одного источника путем прямого заключения договора',
    'Тікелей шарт жасасу арқылы бір көзден сатып алу',
    'Single-source procurement by direct contract',
  ),
  method(
    'Из одного источника путем прямого заключения договора по питанию обучающихся',
    'Білім алушыларды тамақтандыру бойынша тікелей шарт жасасу арқылы бір көзден сатып алу',
    'Single-source procurement by direct contract: school meals',
  ),
  method('Через товарные биржи', 'Тауар биржалары арқылы', 'Commodity exchange'),
  method('Электронный магазин', 'Электрондық дүкен', 'E-shop'),
  method('Конкурс с применением двухэтапных процедур', 'Екі кезеңді рәсімдер қолданылатын конкурс', 'Two-stage tender'),
  method(
    'Конкурс с предварительным квалификационным отбором',
    'Алдын ала біліктілік іріктеуі бар конкурс',
    'Tender with prequalification',
  ),
  method(
    'Конкурс с использованием рейтингово-балльной системы',
    'Рейтингтік-балдық жүйе пайдаланылатын конкурс',
    'Tender with a points system',
  ),
  method(
    'Конкурс по строительству «под ключ»',
    'Толық бітіріп берілетін құрылыс бойынша конкурс',
    'Tender for turnkey construction',
  ),
  method(
    'Конкурс с применением специального порядка',
    'Арнаулы тәртіп қолданылатын конкурс',
    'Tender under the special procedure',
  ),
  method(
    'Государственные закупки с применением особого порядка',
    'Ерекше тәртіп қолданылатын мемлекеттік сатып алу',
    'State procurement under the exceptional procedure',
  ),
  method(
    'Первый этап конкурса с использованием рамочного соглашения',
    'Негіздемелік келісім пайдаланылатын конкурстың бірінші кезеңі',
    'Framework agreement tender, stage one',
  ),
  method(
    'Второй этап конкурса с использованием рамочного соглашения',
    'Негіздемелік келісім пайдаланылатын конкурстың екінші кезеңі',
    'Framework agreement tender, stage two',
  ),
  method(
    'Конкурс по приобретению услуг по организации питания воспитанников и обучающихся',
    'Тәрбиеленушілер мен білім алушыларды тамақтандыруды ұйымдастыру қызметтерін сатып алу конкурсы',
    'Tender for school catering services',
  ),
  method(
    'Конкурс по приобретению товаров, связанных с обеспечением питания воспитанников и обучающихся',
    'Тәрбиеленушілер мен білім алушыларды тамақтандыруға байланысты тауарларды сатып алу конкурсы',
    'Tender for school food supplies',
  ),
  method(
    'Закупка по государственному социальному заказу',
    'Мемлекеттік әлеуметтік тапсырыс бойынша сатып алу',
    'State social order',
  ),
  method(
    'Договор на услуги государственного образовательного заказа',
    'Мемлекеттік білім беру тапсырысының қызметтеріне шарт',
    'Contract under the state education order',
  ),
  method('Закупка жилища', 'Тұрғын үй сатып алу', 'Purchase of housing'),
]

/** «не ГЗ»: procurement of companies that belong to the state, under a law of its own. */
const QUASI_PUBLIC = [
  method('Тендер', 'Тендер', 'Tender (quasi-public sector)'),
  method(
    'Тендер с использованием рейтингово-балльной системы',
    'Рейтингтік-балдық жүйе пайдаланылатын тендер',
    'Tender with a points system (quasi-public sector)',
  ),
  method(
    'Тендер по строительству «под ключ»',
    'Толық бітіріп берілетін құрылыс бойынша тендер',
    'Tender for turnkey construction (quasi-public sector)',
  ),
  method(
    'Тендер с применением особого порядка',
    'Ерекше тәртіп қолданылатын тендер',
    'Tender under the exceptional procedure (quasi-public sector)',
  ),
  method('Аукцион (не ГЗ)', 'Аукцион (квазимемлекеттік сектор)', 'Auction (quasi-public sector)'),
  method(
    'Аукцион (не ГЗ) с 2022 г',
    'Аукцион (квазимемлекеттік сектор, 2022 жылдан бастап)',
    'Auction (quasi-public sector, since 2022)',
  ),
  method('Электронный магазин (не ГЗ)', 'Электрондық дүкен (квазимемлекеттік сектор)', 'E-shop (quasi-public sector)'),
  method(
    'Запрос ценовых предложений (не ГЗ new)',
    'Баға ұсыныстарын сұрату (квазимемлекеттік сектор)',
    'Request for quotations (quasi-public sector)',
  ),
  method(
    'Из одного источника (не ГЗ)',
    'Бір көзден сатып алу (квазимемлекеттік сектор)',
    'Single-source procurement (quasi-public sector)',
  ),
  method(
    'Из одного источника по несостоявшимся закупкам не ГЗ',
    'Өткізілмеген сатып алу бойынша бір көзден сатып алу (квазимемлекеттік сектор)',
    'Single-source procurement after a failed one (quasi-public sector)',
  ),
  method(
    'Из одного источника путем прямого заключения договора (не ГЗ)',
    'Тікелей шарт жасасу арқылы бір көзден сатып алу (квазимемлекеттік сектор)',
    'Single-source procurement by direct contract (quasi-public sector)',
  ),
  method(
    'Закупка жилища (не ГЗ)',
    'Тұрғын үй сатып алу (квазимемлекеттік сектор)',
    'Purchase of housing (quasi-public sector)',
  ),
  method('Открытый тендер', 'Ашық тендер', 'Open tender (quasi-public sector)'),
  method(
    'Открытый тендер на понижение',
    'Бағаны төмендетуге ашық тендер',
    'Open tender with price reduction (quasi-public sector)',
  ),
  method(
    'Запрос ценовых предложений на понижение',
    'Бағаны төмендетуге баға ұсыныстарын сұрату',
    'Request for quotations with price reduction',
  ),
  method(
    'Тендер путем проведения конкурентных переговоров',
    'Бәсекелі келіссөздер жүргізу арқылы тендер',
    'Tender by competitive negotiation',
  ),
]

export const METHOD_NAMES: readonly Translation[] = [...SPECIFICATION, ...STATE, ...QUASI_PUBLIC]

const find = createFinder(METHOD_NAMES)

export const findMethod = (nameRu: string): Translation | null => find(toMethodName(nameRu))
