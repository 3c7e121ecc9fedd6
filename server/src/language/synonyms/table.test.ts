import { describe, expect, test } from 'vitest'
import { toLexemes } from '../stem.ts'
import { GROUPS } from './table.ts'

// The stemmer cuts «семена» to the stem of «Семей» and «таразы» to that of «Тараз».
const COMMON = `алматы астана тараз семей орал уральск актау ақтау атырау шымкент абай көкшетау кокшетау түркістан
  қостанай павлодар актобе ақтөбе караганда қарағанды жезказган талдыкорган кызылорда конаев жетысу ұлытау маңғыстау
  рудный экибастуз балхаш риддер қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан
  школа имени больница поликлиника государственный учреждение управление отдел акимат село район город область
  республика министерство комитет департамент университет колледж лицей гимназия детский сад класс мектеп аурухана
  емхана мемлекеттік мекеме басқарма бөлім әкімдік ауыл аудан қала облыс ғимарат балабақша орын
  штука комплект набор вид тип размер длина ширина высота диаметр цвет вес масса объем срок год месяц день дом место
  партия сырье кость вареный специальный спец доп перо шелк мат тара кровь курс свет пара часть дана литр метр сол`

const members = GROUPS.flatMap((group) => group.members)
const phrases = GROUPS.flatMap((group) => [...group.members, ...group.narrower])
const toKey = (phrase: (typeof phrases)[number]) => phrase.alternatives.map((one) => one.toSorted().join(' ')).join('|')

describe('the table of synonyms', () => {
  test('has at least 340 groups, and most of them have a Kazakh word', () => {
    expect(GROUPS.length).toBeGreaterThanOrEqual(340)
    const kazakh = GROUPS.filter((group) => group.members.some(({ text }) => /[әғқңөұүһі]/.test(text)))
    expect(kazakh.length).toBeGreaterThanOrEqual(300)
  })

  test('has no group with a single phrase', () => {
    expect(GROUPS.filter((group) => group.members.length + group.narrower.length < 2)).toEqual([])
  })

  test('has phrases that can be searched for', () => {
    expect(
      phrases.filter((phrase) => phrase.words.length === 0 || phrase.alternatives.some((one) => one.length === 0)),
    ).toEqual([])
  })

  test('has no phrase in two groups, and no phrase twice in a group', () => {
    const groupsByKey = Map.groupBy(members, toKey)
    expect(
      [...groupsByKey.values()].filter((same) => same.length > 1).map((same) => same.map(({ text }) => text)),
    ).toEqual([])
  })

  test('names a narrower term once in a group, and no member of the group', () => {
    const repeated = GROUPS.filter(({ members: own, narrower }) => {
      const keys = [...own, ...narrower].map(toKey)
      return new Set(keys).size < keys.length
    })
    expect(repeated).toEqual([])
  })

  test('has no word that shares its lexeme with a place, an institution or a measure', () => {
    const common = COMMON.split(/\s+/).flatMap(toLexemes)
    const words = phrases.filter((phrase) => phrase.words.length === 1 && phrase.abbreviations.length === 0)
    expect(words.filter((phrase) => phrase.alternatives.some(([lexeme = '']) => common.includes(lexeme)))).toEqual([])
  })

  test('has no phrase that every announcement has', () => {
    const GENERAL = [
      'услуги',
      'услуга',
      'товар',
      'товары',
      'работы',
      'работа',
      'поставка',
      'приобретение',
      'закупка',
      'оборудование',
      'материалы',
      'система',
      'қызмет',
      'жұмыс',
      'тауар',
      'сатып алу',
      'жабдық',
    ]
    expect(phrases.filter(({ text }) => GENERAL.includes(text))).toEqual([])
  })

  test('keeps a group small, because each phrase is a condition of the search', () => {
    expect(phrases.filter(({ words }) => words.length > 7)).toEqual([])
    expect(GROUPS.filter((group) => group.members.length > 9 || group.narrower.length > 6)).toEqual([])
  })
})
