import { beforeAll, describe, expect, test } from 'vitest'
import { CLASS_NAMES, LOTS } from '../testing/matching/set.ts'
import { analyseLot } from './analyse-lot.ts'
import { buildModel, summariseLots } from './build-model.ts'
import { compileProfile } from './compile-profile.ts'
import type { LotContent, ProfileContent } from './content.ts'
import { findMarks } from './marks.ts'
import type { ScoringModel } from './model.ts'
import { scoreLot } from './score-lot.ts'
import { listSearchKeys } from './search-keys.ts'
import { suggestClasses } from './suggest-classes.ts'

let model: ScoringModel

beforeAll(async () => {
  const source = summariseLots(LOTS.map(({ content }) => content))
  model = await buildModel(1, { ...source, classNames: [...CLASS_NAMES, ...source.classNames] })
})

const makeProfile = (keywords: string[], more: Partial<ProfileContent> = {}): ProfileContent => ({
  name: 'Оргтехника',
  keywords,
  description: null,
  classes: [],
  refusedClasses: [],
  ...more,
})
const makeLot = (name: string, more: Partial<LotContent> = {}): LotContent => ({
  names: [name],
  descriptions: [],
  ensTruNames: [],
  ensTruCode: null,
  ...more,
})
const score = (profile: ProfileContent, lot: LotContent, by = model) =>
  scoreLot(compileProfile(profile, by), analyseLot(lot, by))

describe('a lot without a code', () => {
  test.each(['Картридж', 'Картридж лазерный', 'Приобретение картриджей'])(
    '«%s» is a high match for the keyword «картридж», however small the catalogue is',
    async (name) => {
      const few = ['Картридж', 'Картридж HP', 'Бумага', 'Уголь', 'Молоко'].map((one) => makeLot(one))
      for (const by of [model, await buildModel(2, summariseLots(few)), await buildModel(3, summariseLots([]))])
        expect(score(makeProfile(['картридж', 'тонер']), makeLot(name), by).percent).toBeGreaterThanOrEqual(75)
    },
  )

  test('that has nothing of the profile is a low match', () => {
    expect(score(makeProfile(['картридж']), makeLot('Молоко пастеризованное')).percent).toBeLessThan(10)
  })

  test('matches by a synonym, by the other language, by a word with a typo and by a Latin letter', () => {
    const find = (keyword: string, name: string) =>
      score(makeProfile([keyword]), makeLot(name))
        .makeReceipt()
        .lines.map(({ kind }) => kind)
    expect(find('МФУ', 'Многофункциональное устройство')).toContain('synonym')
    expect(find('бумага', 'Қағаз сатып алу')).toContain('synonym')
    expect(find('картридж', 'Катридж лазерный')).toContain('similar')
    expect(find('картридж', 'Кaртридж')).toContain('word')
  })

  test('matches an exact phrase only in its order', () => {
    const phrase = makeProfile(['"лазерный картридж"'])
    expect(score(phrase, makeLot('Лазерный картридж')).percent).toBeGreaterThan(60)
    expect(score(phrase, makeLot('Картридж лазерный')).percent).toBeLessThan(30)
  })
})

describe('the class of a lot', () => {
  const persimmon = makeLot('Хурма', { ensTruCode: '012429.000.000000' })

  test('is evidence where no keyword is', () => {
    const fruit = makeProfile(['овощи', 'фрукты', 'яблоки', 'груши'], { name: 'Овощи и фрукты' })
    const { percent, makeReceipt } = score(fruit, { ...persimmon, ensTruCode: '012410.000.000000' })
    expect(makeReceipt().lines[0]).toMatchObject({ kind: 'class', isConfirmed: false })
    expect(percent).toBeGreaterThan(score(fruit, makeLot('Хурма')).percent)
  })

  test('counts more when a person has confirmed it, and not at all when it is refused', () => {
    const lot = makeLot('Картридж', { ensTruCode: '262040.000.000000' })
    const [plain, confirmed, refused] = [
      makeProfile(['картридж']),
      makeProfile(['картридж'], { classes: ['26.20.40'] }),
      makeProfile(['картридж'], { refusedClasses: ['2620'] }),
    ].map((profile) => score(profile, lot))
    expect(confirmed!.percent).toBeGreaterThan(plain!.percent)
    expect(refused!.percent).toBeLessThan(plain!.percent)
    expect(confirmed!.makeReceipt().lines).toContainEqual(expect.objectContaining({ kind: 'class', isConfirmed: true }))
    expect(refused!.makeReceipt().lines.map(({ kind }) => kind)).not.toContain('class')
  })
})

describe('suggested classes', () => {
  test('are those whose lots the words match, without those that are decided', () => {
    const codes = (profile: ProfileContent) => suggestClasses(profile, model).map(({ code }) => code)
    const laptops = makeProfile(['ноутбук', 'планшет'])
    expect(codes(laptops)).toContain('262011')
    expect(codes(laptops).length).toBeLessThanOrEqual(10)
    expect(codes({ ...laptops, refusedClasses: ['262011'] })).not.toContain('262011')
    expect(suggestClasses(laptops, model)[0]).toMatchObject({ nameRu: expect.any(String), nameKz: expect.any(String) })
  })
})

describe('what the catalogue is asked for', () => {
  test('has the lexemes of the keywords, of synonyms and of similar words, and the classes', async () => {
    const { lexemes, classPrefixes } = await listSearchKeys(
      compileProfile(makeProfile(['картридж', 'ноутбук'], { classes: ['26.20'] }), model),
    )
    expect(lexemes).toEqual(expect.arrayContaining(['картридж', 'ноутбук']))
    expect(classPrefixes).toContain('2620')
  })

  test('are also the similar words that the catalogue has', async () => {
    const names = ['Картридж', 'Катридж', 'Молоко'].map((name) => makeLot(name))
    const profile = compileProfile(makeProfile(['картридж']), await buildModel(4, summariseLots(names)))
    const { lexemes } = await listSearchKeys(profile)
    expect(lexemes).toContain('катридж')
    expect(lexemes).not.toContain('молок')
  })
})

describe('marks', () => {
  test('are the words that matched, also similar ones', () => {
    const profile = compileProfile(makeProfile(['картридж']), model)
    expect(findMarks(profile, ['Поставка картриджей HP', 'Бумага', 'Катридж'])).toEqual([[[9, 19]], [], [[0, 7]]])
  })

  test('are the words of a synonym where a text has all of them', () => {
    const profile = compileProfile(makeProfile(['МФУ'], { name: 'МФУ' }), model)
    const [all, one] = findMarks(profile, ['Многофункциональное устройство', 'Многофункциональный зал'])
    expect(all).not.toEqual([])
    expect(one).toEqual([])
  })
})
