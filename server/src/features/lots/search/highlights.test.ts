import { expect, test } from 'vitest'
import { addSynonyms } from '../../../language/expand.ts'
import { parseQuery } from '../../../language/query.ts'
import { createHighlighter, type Texts } from './highlights.ts'

const everyLexeme = () => 1

/** The marked words of each text in a search for «мфу» and its synonyms. */
function markWords(texts: Texts): Record<string, string[]> {
  const { highlights } = createHighlighter(addSynonyms(parseQuery('мфу'), everyLexeme).query)(texts, {})
  return Object.fromEntries(
    Object.entries(highlights).map(([field, ranges]) => [
      field,
      ranges.map(([start, end]) => texts[field]?.slice(start, end) ?? ''),
    ]),
  )
}

test('a word of a synonym is not marked alone where another text has the whole synonym', () => {
  expect(markWords({ nameRu: 'Устройство многофункциональное', customerRu: 'Аппарат акима' })).toEqual({
    nameRu: ['Устройство', 'многофункциональное'],
  })
})

test('a synonym that no text has as a whole is marked in pieces, or nothing would say why the lot was found', () => {
  expect(markWords({ nameRu: 'Аппарат', descriptionRu: 'многофункциональный' })).toEqual({
    nameRu: ['Аппарат'],
    descriptionRu: ['многофункциональный'],
  })
})
