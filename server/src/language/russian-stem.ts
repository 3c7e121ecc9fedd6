// Russian Snowball, corrected where it separates forms of nouns that are common in announcements.
import { stemmer as snowball } from '@orama/stemmers/russian'

// shorter words are not stemmed: 'ГСМ', 'май'
const SHORTEST = 4

// Snowball strips these as verb endings. 'материал' would lose its л and differ from 'материалов'; 'охрана' its н.
const NOUN_ENDING = /^(?:н|на|ны|но|л|ла|ло|ли|ть)$/

// a vowel that only some forms have: 'перчаток' and 'перчатки', 'масел' and 'масла', 'уголь' and 'угля'
const FLEETING_VOWEL = /(?<=[бвгджзклмнпрстфхцчшщ])[ое](?=[кнлцр]$)/

export function stemRussian(word: string): string {
  if (word.length < SHORTEST) return word
  const stem = snowball(word)
  const ending = word.startsWith(stem) ? word.slice(stem.length) : ''
  const noun = NOUN_ENDING.test(ending) && /[ая]$/.test(stem) ? stem + ending.charAt(0) : stem
  return noun.length < SHORTEST ? noun : noun.replace(FLEETING_VOWEL, '')
}
