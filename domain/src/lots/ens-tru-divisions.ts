// The divisions of ENS TRU, by the first two digits of a code. They are those of KP VED and CPA (NACE Rev. 2);
// the names are our own, short enough for the axis of a chart.
import type { Language } from '../languages.ts'

export interface Division {
  code: string
  name: Readonly<Record<Language, string>>
}

const division = (code: string, ru: string, kz: string, en: string): Division => ({ code, name: { ru, kz, en } })

const RAW_MATERIALS = [
  division(
    '01',
    'Сельхозпродукция и услуги',
    'Ауыл шаруашылығы өнімдері мен қызметтері',
    'Agricultural products and services',
  ),
  division('02', 'Продукция лесного хозяйства', 'Орман шаруашылығы өнімдері', 'Forestry products'),
  division('03', 'Рыба и рыбоводство', 'Балық және балық өсіру', 'Fish and fish farming'),
  division('05', 'Уголь', 'Көмір', 'Coal'),
  division('06', 'Сырая нефть и природный газ', 'Шикі мұнай және табиғи газ', 'Crude oil and natural gas'),
  division('07', 'Металлические руды', 'Металл кендері', 'Metal ores'),
  division(
    '08',
    'Песок, щебень, соль и прочее сырьё',
    'Құм, қиыршық тас, тұз және өзге шикізат',
    'Sand, crushed stone, salt and other minerals',
  ),
  division(
    '09',
    'Услуги для добычи полезных ископаемых',
    'Пайдалы қазбаларды өндіру қызметтері',
    'Mining support services',
  ),
]

const GOODS = [
  division('10', 'Продукты питания', 'Тамақ өнімдері', 'Food products'),
  division('11', 'Напитки', 'Сусындар', 'Beverages'),
  division('12', 'Табачные изделия', 'Темекі бұйымдары', 'Tobacco products'),
  division('13', 'Ткани и текстильные изделия', 'Маталар мен тоқыма бұйымдары', 'Fabrics and textile products'),
  division('14', 'Одежда', 'Киім', 'Clothing'),
  division('15', 'Кожа, обувь и сумки', 'Былғары, аяқ киім және сөмкелер', 'Leather, footwear and bags'),
  division('16', 'Древесина и изделия из дерева', 'Ағаш және одан жасалған бұйымдар', 'Wood and wood products'),
  division('17', 'Бумага и бумажные изделия', 'Қағаз және қағаз бұйымдары', 'Paper and paper products'),
  division(
    '18',
    'Полиграфические работы и услуги',
    'Полиграфиялық жұмыстар мен қызметтер',
    'Printing works and services',
  ),
  division('19', 'Топливо и нефтепродукты', 'Отын және мұнай өнімдері', 'Fuel and petroleum products'),
  division('20', 'Химическая продукция', 'Химиялық өнімдер', 'Chemical products'),
  division('21', 'Лекарства и фармацевтика', 'Дәрі-дәрмек және фармацевтика', 'Medicines and pharmaceuticals'),
  division(
    '22',
    'Резиновые и пластмассовые изделия',
    'Резеңке және пластмасса бұйымдар',
    'Rubber and plastic products',
  ),
  division(
    '23',
    'Цемент, бетон, стекло и керамика',
    'Цемент, бетон, шыны және керамика',
    'Cement, concrete, glass and ceramics',
  ),
  division('24', 'Металлы и металлопрокат', 'Металдар мен металл прокаты', 'Metals and rolled metal products'),
  division(
    '25',
    'Металлические изделия и инструмент',
    'Металл бұйымдар мен құрал-саймандар',
    'Metal products and tools',
  ),
  division(
    '26',
    'Компьютеры, электроника и оптика',
    'Компьютерлер, электроника және оптика',
    'Computers, electronics and optics',
  ),
  division('27', 'Электрооборудование', 'Электр жабдықтары', 'Electrical equipment'),
  division('28', 'Машины и оборудование', 'Машиналар мен жабдықтар', 'Machinery and equipment'),
  division(
    '29',
    'Автомобили, прицепы и запчасти',
    'Автомобильдер, тіркемелер, қосалқы бөлшектер',
    'Motor vehicles, trailers and parts',
  ),
  division(
    '30',
    'Поезда, суда, самолёты и прочий транспорт',
    'Пойыздар, кемелер, ұшақтар және өзге көлік',
    'Trains, ships, aircraft and other vehicles',
  ),
  division('31', 'Мебель', 'Жиһаз', 'Furniture'),
  division(
    '32',
    'Медизделия, спорттовары и прочие изделия',
    'Медициналық, спорттық және өзге бұйымдар',
    'Medical, sports and other goods',
  ),
  division(
    '33',
    'Ремонт и монтаж оборудования',
    'Жабдықтарды жөндеу және монтаждау',
    'Repair and installation of equipment',
  ),
]

const UTILITIES_AND_CONSTRUCTION = [
  division('35', 'Электроэнергия, газ и тепло', 'Электр энергиясы, газ және жылу', 'Electricity, gas and heat'),
  division('36', 'Вода и водоснабжение', 'Су және сумен жабдықтау', 'Water and water supply'),
  division('37', 'Водоотведение и канализация', 'Су бұру және кәріз', 'Wastewater and sewerage'),
  division('38', 'Сбор и утилизация отходов', 'Қалдықтарды жинау және кәдеге жарату', 'Waste collection and disposal'),
  division(
    '39',
    'Рекультивация и очистка территорий',
    'Аумақтарды рекультивациялау және тазарту',
    'Land remediation and clean-up',
  ),
  division('41', 'Строительство зданий', 'Ғимараттар құрылысы', 'Construction of buildings'),
  division(
    '42',
    'Строительство дорог и инженерных сетей',
    'Жолдар мен инженерлік желілер құрылысы',
    'Construction of roads and utility networks',
  ),
  division(
    '43',
    'Специализированные строительные работы',
    'Мамандандырылған құрылыс жұмыстары',
    'Specialised construction works',
  ),
]

const TRADE_AND_TRANSPORT = [
  division(
    '45',
    'Ремонт и продажа автомобилей',
    'Автомобильдерді жөндеу және сату',
    'Repair and sale of motor vehicles',
  ),
  division('46', 'Оптовая торговля', 'Көтерме сауда', 'Wholesale trade'),
  division('47', 'Розничная торговля', 'Бөлшек сауда', 'Retail trade'),
  division('49', 'Наземный и трубопроводный транспорт', 'Құрлық және құбыржол көлігі', 'Land and pipeline transport'),
  division('50', 'Водный транспорт', 'Су көлігі', 'Water transport'),
  division('51', 'Воздушный транспорт', 'Әуе көлігі', 'Air transport'),
  division(
    '52',
    'Складские и логистические услуги',
    'Қойма және логистика қызметтері',
    'Warehousing and logistics services',
  ),
  division('53', 'Почтовые и курьерские услуги', 'Пошта және курьерлік қызметтер', 'Postal and courier services'),
  division('55', 'Гостиницы и временное проживание', 'Қонақүйлер және уақытша тұру', 'Hotels and accommodation'),
  division(
    '56',
    'Общественное питание и кейтеринг',
    'Қоғамдық тамақтандыру және кейтеринг',
    'Food service and catering',
  ),
]

const INFORMATION_AND_FINANCE = [
  // CPA counts ready-made software and its licences as publishing
  division(
    '58',
    'Издания и программное обеспечение',
    'Басылымдар және бағдарламалық қамтылым',
    'Publications and software',
  ),
  division('59', 'Кино, видео и звукозапись', 'Кино, бейне және дыбыс жазу', 'Film, video and sound recording'),
  division('60', 'Теле- и радиовещание', 'Телерадио хабарларын тарату', 'TV and radio broadcasting'),
  division('61', 'Услуги связи и интернета', 'Байланыс және интернет қызметтері', 'Telecom and internet services'),
  division('62', 'Программирование и ИТ-услуги', 'Бағдарламалау және АТ қызметтері', 'Programming and IT services'),
  division(
    '63',
    'Хостинг и информационные услуги',
    'Хостинг және ақпараттық қызметтер',
    'Hosting and information services',
  ),
  division('64', 'Финансовые услуги', 'Қаржы қызметтері', 'Financial services'),
  division(
    '65',
    'Страхование и пенсионные услуги',
    'Сақтандыру және зейнетақы қызметтері',
    'Insurance and pension services',
  ),
  division('66', 'Вспомогательные финансовые услуги', 'Қосалқы қаржы қызметтері', 'Auxiliary financial services'),
  division(
    '68',
    'Недвижимость и аренда помещений',
    'Жылжымайтын мүлік және үй-жайларды жалдау',
    'Real estate and rental of premises',
  ),
]

const BUSINESS_SERVICES = [
  division(
    '69',
    'Юридические и бухгалтерские услуги',
    'Заңгерлік және бухгалтерлік қызметтер',
    'Legal and accounting services',
  ),
  division('70', 'Управленческий консалтинг', 'Басқару консалтингі', 'Management consulting'),
  division(
    '71',
    'Проектирование, инжиниринг и испытания',
    'Жобалау, инжиниринг және сынақтар',
    'Design, engineering and testing',
  ),
  division(
    '72',
    'Научные исследования и разработки',
    'Ғылыми зерттеулер мен әзірлемелер',
    'Scientific research and development',
  ),
  division('73', 'Реклама и исследования рынка', 'Жарнама және нарықты зерттеу', 'Advertising and market research'),
  division('74', 'Прочие профессиональные услуги', 'Өзге кәсіби қызметтер', 'Other professional services'),
  division('75', 'Ветеринарные услуги', 'Ветеринариялық қызметтер', 'Veterinary services'),
  division(
    '77',
    'Аренда транспорта и оборудования',
    'Көлік пен жабдықтарды жалдау',
    'Rental of vehicles and equipment',
  ),
  division('78', 'Подбор и предоставление персонала', 'Қызметкерлерді іріктеу және ұсыну', 'Recruitment and staffing'),
  division('79', 'Турагентства и бронирование', 'Туристік агенттіктер және брондау', 'Travel agencies and booking'),
  division('80', 'Охрана и безопасность', 'Күзет және қауіпсіздік', 'Guarding and security'),
  division(
    '81',
    'Уборка, содержание зданий и озеленение',
    'Тазалау, ғимарат күтімі және көгалдандыру',
    'Cleaning, building upkeep and landscaping',
  ),
  division(
    '82',
    'Офисные услуги и проведение мероприятий',
    'Кеңсе қызметтері және іс-шаралар өткізу',
    'Office services and events',
  ),
]

const PUBLIC_AND_PERSONAL_SERVICES = [
  division(
    '84',
    'Государственное управление и оборона',
    'Мемлекеттік басқару және қорғаныс',
    'Public administration and defence',
  ),
  division('85', 'Образование и обучение', 'Білім беру және оқыту', 'Education and training'),
  division('86', 'Медицинские услуги', 'Медициналық қызметтер', 'Healthcare services'),
  division('87', 'Социальные услуги в стационаре', 'Стационардағы әлеуметтік қызметтер', 'Residential care services'),
  division(
    '88',
    'Социальные услуги вне стационара',
    'Стационардан тыс әлеуметтік қызметтер',
    'Non-residential social services',
  ),
  division(
    '90',
    'Искусство, концерты и спектакли',
    'Өнер, концерттер және спектакльдер',
    'Arts, concerts and performances',
  ),
  division(
    '91',
    'Библиотеки, архивы и музеи',
    'Кітапханалар, архивтер және музейлер',
    'Libraries, archives and museums',
  ),
  division('92', 'Азартные игры и лотереи', 'Құмар ойындар мен лотереялар', 'Gambling and lotteries'),
  division('93', 'Спорт и отдых', 'Спорт және демалыс', 'Sports and recreation'),
  division(
    '94',
    'Услуги общественных объединений',
    'Қоғамдық бірлестіктердің қызметтері',
    'Services of membership organisations',
  ),
  division(
    '95',
    'Ремонт компьютеров и бытовых вещей',
    'Компьютерлер мен тұрмыстық заттарды жөндеу',
    'Repair of computers and household goods',
  ),
  division(
    '96',
    'Прачечные и прочие бытовые услуги',
    'Кір жуу және өзге тұрмыстық қызметтер',
    'Laundry and other personal services',
  ),
  division('97', 'Услуги домашних работников', 'Үй қызметкерлерінің қызметтері', 'Services of domestic workers'),
  division(
    '98',
    'Собственная продукция домохозяйств',
    'Үй шаруашылықтарының өз өнімдері',
    'Own-use production of households',
  ),
  division(
    '99',
    'Услуги международных организаций',
    'Халықаралық ұйымдардың қызметтері',
    'Services of international organisations',
  ),
]

export const DIVISIONS: readonly Division[] = [
  RAW_MATERIALS,
  GOODS,
  UTILITIES_AND_CONSTRUCTION,
  TRADE_AND_TRANSPORT,
  INFORMATION_AND_FINANCE,
  BUSINESS_SERVICES,
  PUBLIC_AND_PERSONAL_SERVICES,
].flat()

const DIVISIONS_BY_CODE = new Map(DIVISIONS.map((entry) => [entry.code, entry]))

export function findDivision(code: string): Division | null {
  return DIVISIONS_BY_CODE.get(code) ?? null
}

/** An unknown code is shown as it is. */
export function getDivisionName(code: string, language: Language): string {
  return findDivision(code)?.name[language] ?? code
}
