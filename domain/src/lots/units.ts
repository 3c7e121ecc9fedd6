// Units of measure in three languages: the name for a heading, and how the unit is written after a number.
// Where they come from: MKEI, the interstate classifier whose Russian names the portals send (ref_units of the state
// portal), its most frequent units; the Kazakh names as in the state portal, except for slips.
import type { Language } from '../languages.ts'
import { createPlural } from '../words/plural.ts'
import { createFinder, type Translation } from './portal-words.ts'

export interface Unit extends Translation {
  /** '120 шт.', '3 пары' */
  afterNumber: Readonly<Record<Language, (count: number) => string>>
}

const pluralRu = createPlural('ru')
const pluralEn = createPlural('en')

/** A symbol: the same after any number. */
function sign(
  [ru, shortRu]: readonly [string, string],
  [kz, shortKz]: readonly [string, string],
  [en, shortEn]: readonly [string, string],
): Unit {
  return { ru, kz, en, afterNumber: { ru: () => shortRu, kz: () => shortKz, en: () => shortEn } }
}

/** An abbreviation in Russian, a word in Kazakh, a word with a plural in English. */
function short([ru, shortRu]: readonly [string, string], kz: string, [en, one, other]: EnglishForms): Unit {
  return {
    ru,
    kz,
    en,
    afterNumber: {
      ru: () => shortRu,
      kz: () => toLower(kz),
      en: (count) => pluralEn(count, { one, other }),
    },
  }
}

type EnglishForms = readonly [name: string, one: string, other: string]

/** A word in every language. The Russian name is the form after 1. */
function word(
  [ru, few, many]: readonly [string, string, string],
  kz: string,
  [en, other]: readonly [string, string],
): Unit {
  return {
    ...short([ru, ''], kz, [en, toLower(en), other]),
    afterNumber: {
      ru: (count) => pluralRu(count, { one: toLower(ru), few, many }),
      kz: () => toLower(kz),
      en: (count) => pluralEn(count, { one: toLower(en), other }),
    },
  }
}

const toLower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

const LENGTH_AND_AREA = [
  sign(['Миллиметр', 'мм'], ['Миллиметр', 'мм'], ['Millimetre', 'mm']),
  sign(['Сантиметр', 'см'], ['Сантиметр', 'см'], ['Centimetre', 'cm']),
  sign(['Дециметр', 'дм'], ['Дециметр', 'дм'], ['Decimetre', 'dm']),
  sign(['Метр', 'м'], ['Метр', 'м'], ['Metre', 'm']),
  sign(['Километр', 'км'], ['Километр', 'км'], ['Kilometre', 'km']),
  sign(['Погонный метр', 'пог. м'], ['Қума метр', 'қума м'], ['Linear metre', 'linear m']),
  sign(['Квадратный сантиметр', 'см²'], ['Шаршы сантиметр', 'см²'], ['Square centimetre', 'cm²']),
  sign(['Квадратный метр', 'м²'], ['Шаршы метр', 'м²'], ['Square metre', 'm²']),
  sign(
    ['Тысяча квадратных метров', 'тыс. м²'],
    ['Мың шаршы метр', 'мың м²'],
    ['Thousand square metres', 'thousand m²'],
  ),
  sign(['Квадратный километр', 'км²'], ['Шаршы километр', 'км²'], ['Square kilometre', 'km²']),
  sign(['Гектар', 'га'], ['Гектар', 'га'], ['Hectare', 'ha']),
  sign(['Километр пути', 'км пути'], ['Жол километрі', 'км жол'], ['Kilometre of route', 'km of route']),
]

const VOLUME_AND_MASS = [
  sign(['Миллилитр', 'мл'], ['Миллилитр', 'мл'], ['Millilitre', 'mL']),
  sign(['Литр', 'л'], ['Литр', 'л'], ['Litre', 'L']),
  sign(['Декалитр', 'дал'], ['Декалитр', 'дал'], ['Decalitre', 'daL']),
  sign(['Кубический сантиметр', 'см³'], ['Текше сантиметр', 'см³'], ['Cubic centimetre', 'cm³']),
  sign(['Кубический метр', 'м³'], ['Текше метр', 'м³'], ['Cubic metre', 'm³']),
  sign(['Тысяча кубических метров', 'тыс. м³'], ['Мың текше метр', 'мың м³'], ['Thousand cubic metres', 'thousand m³']),
  sign(
    ['Тысяча кубических метров в сутки', 'тыс. м³/сут.'],
    ['Тәулігіне мың текше метр', 'мың м³/тәул.'],
    ['Thousand cubic metres a day', 'thousand m³/day'],
  ),
  sign(['Кубический метр в час', 'м³/ч'], ['Сағатына текше метр', 'м³/сағ'], ['Cubic metre an hour', 'm³/h']),
  sign(['Миллиграмм', 'мг'], ['Миллиграмм', 'мг'], ['Milligram', 'mg']),
  sign(['Грамм', 'г'], ['Грамм', 'г'], ['Gram', 'g']),
  sign(['Килограмм', 'кг'], ['Килограмм', 'кг'], ['Kilogram', 'kg']),
  sign(['Центнер', 'ц'], ['Центнер', 'ц'], ['Quintal', 'q']),
  sign(['Тонна', 'т'], ['Тонна', 'т'], ['Tonne', 't']),
  sign(['Тысяча тонн', 'тыс. т'], ['Мың тонна', 'мың т'], ['Thousand tonnes', 'thousand t']),
  sign(['Тонно-километр', 'т·км'], ['Тонна-километр', 'т·км'], ['Tonne-kilometre', 't·km']),
]

const ENERGY_AND_DATA = [
  sign(['Ватт', 'Вт'], ['Ватт', 'Вт'], ['Watt', 'W']),
  sign(['Киловатт', 'кВт'], ['Киловатт', 'кВт'], ['Kilowatt', 'kW']),
  sign(['Мегаватт', 'МВт'], ['Мегаватт', 'МВт'], ['Megawatt', 'MW']),
  sign(['Киловатт-час', 'кВт·ч'], ['Киловатт-сағат', 'кВт·сағ'], ['Kilowatt-hour', 'kWh']),
  sign(
    ['Тысяча киловатт-часов', 'тыс. кВт·ч'],
    ['Мың киловатт-сағат', 'мың кВт·сағ'],
    ['Thousand kilowatt-hours', 'MWh'],
  ),
  sign(['Гигакалория', 'Гкал'], ['Гигакалория', 'Гкал'], ['Gigacalorie', 'Gcal']),
  sign(['Гкал', 'Гкал'], ['Гкал', 'Гкал'], ['Gcal', 'Gcal']),
  sign(['Гигакалория в час', 'Гкал/ч'], ['Сағатына гигакалория', 'Гкал/сағ'], ['Gigacalorie an hour', 'Gcal/h']),
  sign(['Мегабайт', 'Мбайт'], ['Мегабайт', 'Мбайт'], ['Megabyte', 'MB']),
  sign(['Гигабайт', 'Гбайт'], ['Гигабайт', 'Гбайт'], ['Gigabyte', 'GB']),
  sign(['Терабайт', 'Тбайт'], ['Терабайт', 'Тбайт'], ['Terabyte', 'TB']),
  sign(['Процент', '%'], ['Пайыз', '%'], ['Per cent', '%']),
]

const TIME = [
  sign(['Минута', 'мин'], ['Минут', 'мин'], ['Minute', 'min']),
  sign(['Час', 'ч'], ['Сағат', 'сағ'], ['Hour', 'h']),
  word(['Сутки', 'суток', 'суток'], 'Тәулік', ['Day', 'days']),
  word(['День', 'дня', 'дней'], 'Күн', ['Day', 'days']),
  short(['Неделя', 'нед.'], 'Апта', ['Week', 'week', 'weeks']),
  sign(['Месяц', 'мес.'], ['Ай', 'ай'], ['Month', 'mo.']),
  word(['Квартал', 'квартала', 'кварталов'], 'Тоқсан', ['Quarter', 'quarters']),
  word(['Год', 'года', 'лет'], 'Жыл', ['Year', 'years']),
  short(['Человеко-час', 'чел.-ч'], 'Адам-сағат', ['Person-hour', 'person-hour', 'person-hours']),
  short(['Человеко-день', 'чел.-дн.'], 'Адам-күн', ['Person-day', 'person-day', 'person-days']),
  short(['Машино-час', 'маш.-ч'], 'Машина-сағат', ['Machine-hour', 'machine-hour', 'machine-hours']),
]

const PIECES = [
  short(['Штука', 'шт.'], 'Дана', ['Piece', 'pc', 'pcs']),
  sign(['Тысяча штук', 'тыс. шт.'], ['Мың дана', 'мың дана'], ['Thousand pieces', 'thousand pcs']),
  sign(['Сто штук', 'сот. шт.'], ['Жүз дана', 'жүз дана'], ['Hundred pieces', 'hundred pcs']),
  short(['Единица', 'ед.'], 'Бірлік', ['Unit', 'unit', 'units']),
  short(['Одна единица', 'ед.'], 'Бір бірлік', ['One unit', 'unit', 'units']),
  short(['Комплект', 'компл.'], 'Жинақ', ['Set', 'set', 'sets']),
  word(['Набор', 'набора', 'наборов'], 'Жиынтық', ['Kit', 'kits']),
  word(['Пара', 'пары', 'пар'], 'Жұп', ['Pair', 'pairs']),
  word(['Дюжина', 'дюжины', 'дюжин'], 'Дюжина', ['Dozen', 'dozen']),
  word(['Изделие', 'изделия', 'изделий'], 'Бұйым', ['Item', 'items']),
  word(['Прибор', 'прибора', 'приборов'], 'Аспап', ['Device', 'devices']),
  word(['Экземпляр', 'экземпляра', 'экземпляров'], 'Данасы', ['Copy', 'copies']),
  word(['Лист', 'листа', 'листов'], 'Парақ', ['Sheet', 'sheets']),
  word(['Страница', 'страницы', 'страниц'], 'Бет', ['Page', 'pages']),
  word(['Голова', 'головы', 'голов'], 'Бас', ['Head', 'head']),
  word(['Человек', 'человека', 'человек'], 'Адам', ['Person', 'people']),
  word(['Место', 'места', 'мест'], 'Орын', ['Place', 'places']),
  word(['Доза', 'дозы', 'доз'], 'Доза', ['Dose', 'doses']),
  word(['Порция', 'порции', 'порций'], 'Порция', ['Serving', 'servings']),
  word(['Рейс', 'рейса', 'рейсов'], 'Рейс', ['Trip', 'trips']),
]

const PACKAGES = [
  short(['Упаковка', 'упак.'], 'Орама', ['Package', 'pack', 'packs']),
  word(['Пачка', 'пачки', 'пачек'], 'Бума', ['Pack', 'packs']),
  word(['Рулон', 'рулона', 'рулонов'], 'Орам', ['Roll', 'rolls']),
  word(['Бутылка', 'бутылки', 'бутылок'], 'Бөтелке', ['Bottle', 'bottles']),
  word(['Банка', 'банки', 'банок'], 'Банка', ['Jar', 'jars']),
  word(['Коробка', 'коробки', 'коробок'], 'Қорап', ['Box', 'boxes']),
  word(['Ящик', 'ящика', 'ящиков'], 'Жәшік', ['Crate', 'crates']),
  word(['Мешок', 'мешка', 'мешков'], 'Қап', ['Sack', 'sacks']),
  word(['Пакет', 'пакета', 'пакетов'], 'Пакет', ['Packet', 'packets']),
  word(['Флакон', 'флакона', 'флаконов'], 'Құты', ['Vial', 'vials']),
  word(['Ампула', 'ампулы', 'ампул'], 'Ампула', ['Ampoule', 'ampoules']),
  word(['Таблетка', 'таблетки', 'таблеток'], 'Таблетка', ['Tablet', 'tablets']),
  word(['Капсула', 'капсулы', 'капсул'], 'Капсула', ['Capsule', 'capsules']),
  word(['Тюбик', 'тюбика', 'тюбиков'], 'Сықпа', ['Tube', 'tubes']),
  word(['Канистра', 'канистры', 'канистр'], 'Канистр', ['Canister', 'canisters']),
  word(['Баллон', 'баллона', 'баллонов'], 'Баллон', ['Cylinder', 'cylinders']),
  word(['Бочка', 'бочки', 'бочек'], 'Бөшке', ['Barrel', 'barrels']),
  word(['Ведро', 'ведра', 'вёдер'], 'Шелек', ['Bucket', 'buckets']),
  word(['Катушка', 'катушки', 'катушек'], 'Катушка', ['Reel', 'reels']),
  word(['Бобина', 'бобины', 'бобин'], 'Бобина', ['Bobbin', 'bobbins']),
]

const WORK = [
  word(['Работа', 'работы', 'работ'], 'Жұмыс', ['Work', 'works']),
  word(['Услуга', 'услуги', 'услуг'], 'Қызмет', ['Service', 'services']),
]

/** What we write ourselves for a lot of several items with different units. */
const SEVERAL = [
  sign(
    ['несколько позиций', 'несколько позиций'],
    ['бірнеше позиция', 'бірнеше позиция'],
    ['several items', 'several items'],
  ),
]

export const UNITS: readonly Unit[] = [
  LENGTH_AND_AREA,
  VOLUME_AND_MASS,
  ENERGY_AND_DATA,
  TIME,
  PIECES,
  PACKAGES,
  WORK,
  SEVERAL,
].flat()

export const findUnit = createFinder(UNITS)
