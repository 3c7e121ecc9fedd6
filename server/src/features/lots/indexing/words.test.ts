import { expect, test } from 'vitest'
import { analyse } from '../../../language/analyse.ts'
import { createWordReader } from './words.ts'

/** A lot that has only a name, and documents. */
const named = (name: string, documents: readonly string[]) => ({
  texts: { name, description: '', tender: '' },
  documents,
})

const specification = 'Труба стальная, трубы бесшовные 630 мм. ГОСТ 8732'

test('a lot is found by the words of its texts and of its documents, each with the forms it was written in; bare numbers of documents do not count', () => {
  const words = createWordReader()(named('Отвод 90', [specification]))
  expect([...words.keys()]).toEqual(expect.arrayContaining(['90', '630mm']))
  expect([...words.values()].flatMap(({ forms }) => forms)).toEqual(
    expect.arrayContaining(['отвод', 'труба', 'трубы', 'стальная', 'гост']),
  )
  expect(words.has('8732')).toBe(false)
})

test('documents add no more words than a row can carry', () => {
  const letters = (number: number) =>
    String.fromCodePoint(...[number >> 8, (number >> 4) & 15, number & 15].map((part) => 0x430 + part))
  const long = Array.from({ length: 4_000 }, (_, i) => `слово${letters(i)}`).join(' ')
  expect(createWordReader()(named('Труба', [long, specification])).size).toBeLessThanOrEqual(2_000 + 2)
})

test('what the lots of a tender share is read once: its documents, equal lines', () => {
  let letters = 0
  const readWords = createWordReader((text) => {
    letters += text.length
    return analyse(text)
  })
  const lots = Array.from({ length: 50 }, () => readWords(named('Водосток', [specification])))
  expect(letters).toBe('Водосток'.length + specification.length)
  expect(lots.at(-1)).toEqual(lots[0])
})

test('a word counts where it stands first: name, description, tender and customer, documents', () => {
  const words = createWordReader()({
    texts: { name: 'Труба', description: 'Труба бесшовная', tender: 'Трубы и отводы\nКГУ Водоканал' },
    documents: ['Отводы и прокладки бесшовные'],
  })
  const tiers = Object.fromEntries(Array.from(words, ([lexeme, { tier }]) => [lexeme, tier]))
  expect(tiers).toMatchObject({ труб: 'name', бесшовн: 'description', отвод: 'tender', водоканал: 'tender' })
  expect(tiers['прокладк']).toBe('documents')
})
