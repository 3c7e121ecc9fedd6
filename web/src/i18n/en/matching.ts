import { createPlural } from '@tendertap/domain/words/plural'
import type { MatchingTexts } from '../ru/matching.ts'

const plural = createPlural('en')
const countLots = (lots: number) => `${lots} ${plural(lots, { one: 'lot', other: 'lots' })}`

export const texts: MatchingTexts = {
  title: 'Why',
  method: 'Scored by words, the ENS TRU code and your votes',
  failed: 'Could not find out why the lot has this score',
  fields: {
    name: 'in the name',
    description: 'in the description',
    ensTru: 'in the name of the ENS TRU code',
  },
  lines: {
    base: 'starting score',
    word: '“{keyword}” {where}',
    phrase: 'the phrase “{keyword}” {where}',
    similar: '“{found}” {where}, similar to “{keyword}”',
    synonym: '“{found}” {where}, the same as “{keyword}”',
    head: 'what is bought first of all is “{found}”',
    profileName: '“{found}” {where}, a word of the profile’s name',
    description: '“{found}” {where}, a word of the profile’s description',
    exclusion: 'the excluded word “{keyword}” {where}',
  },
  classLines: {
    confirmed: 'ENS TRU class {code} {name} (confirmed)',
    guessed: 'ENS TRU class {code} {name} (by the profile’s words)',
  },
  voteLines: {
    accepted: (lots) => `similar to ${countLots(lots)} that you accepted`,
    rejected: (lots) => `similar to ${countLots(lots)} that you rejected`,
    both: (lots, rejected) => `similar to ${countLots(lots)} that you accepted and ${rejected} that you rejected`,
  },
  total: 'in all',
  threshold: (percent) => `it matches: the profile asks for ${percent}%`,
  missing: (points, percent) => `${points}% short: the profile asks for ${percent}%`,
  keptOut: (names) => `kept out by the profile’s filter: ${names}`,
  filters: {
    statuses: 'status',
    purchaseMethods: 'purchase method',
    companies: 'customer',
    regions: 'region',
    amount: 'amount',
    sources: 'portal',
    ensTru: 'ENS TRU class',
  },
  none: 'The lot is like none of your interest profiles.',
  others: 'Other profiles',
}
