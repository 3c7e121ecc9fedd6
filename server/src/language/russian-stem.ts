// Russian Snowball, corrected where it separates forms of nouns that are common in announcements.
import { stemmer as snowball } from '@orama/stemmers/russian'

// shorter words have no ending: 'ГСМ', 'май'
const SHORTEST = 4

// Snowball takes these for verb endings: 'материал' would lose its л where 'материалов' keeps it, 'охрана' its н.
const NOUN_NOT_VERB = /^(?:н|на|ны|но|л|ла|ло|ли|ть)$/

// 'перчаток' and 'перчатки', 'масел' and 'масла', 'уголь' and 'угля'
const FLEETING = /(?<=[бвгджзклмнпрстфхцчшщ])[ое](?=[кнлцр]$)/

export function russianStem(word: string): string {
  if (word.length < SHORTEST) return word
  const stem = snowball(word)
  const ending = word.startsWith(stem) ? word.slice(stem.length) : ''
  const noun = NOUN_NOT_VERB.test(ending) && /[ая]$/.test(stem) ? stem + ending.charAt(0) : stem
  return noun.length < SHORTEST ? noun : noun.replace(FLEETING, '')
}
