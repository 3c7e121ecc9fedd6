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
  edits: {
    title: 'What to change so that the lot matches',
    kinds: {
      keyword: 'Add the keyword “{value}”',
      exclude: 'Exclude the word “{value}”',
      exclusion: 'No longer exclude “{value}”',
      class: 'Confirm the ENS TRU class {value} {name}',
      minScore: 'Lower the profile’s threshold from {before}% to {value}%',
      filter: 'Remove the filter: {value}',
    },
    gives: (percent) => `the lot would score ${percent}%`,
    none: 'One change is not enough: the lot is too far from this profile.',
    failed: 'Could not find changes of the profile',
    apply: 'Make the change',
    confirmTitle: 'Change the interest profile?',
    confirmText: 'Open lots are scored again with the changed profile, so other lots may match.',
    confirm: 'Change the profile',
    applied: 'The profile is changed, lots are being scored',
    applyFailed: 'Could not change the profile',
    copy: 'Copy for the administrator',
    copied: 'Copied',
    copyFailed: 'Could not copy to the clipboard',
    request: ({ profile, edit, lot }) => `Profile “${profile}”, lot “${lot}”. ${edit}.`,
  },
  neverAgain: {
    title: 'Do not show such lots again',
    none: 'No word tells this lot from those you want.',
    failed: 'Could not find a word to exclude',
    apply: 'Exclude the word',
    done: 'The word is excluded, lots are being scored',
    cost: ({ days, matches, lost, lostAccepted, lostInWork }) =>
      `Of ${matches} ${plural(matches, { one: 'match', other: 'matches' })} in the last ${days} days you would have missed ${lost}; ${lostAccepted} of these accepted, ${lostInWork} taken into work.`,
    examples: 'For example:',
  },
}
