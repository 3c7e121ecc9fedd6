import { words } from '@tendertap/domain/words/en'
import type { FreshnessTexts } from '../ru/freshness.ts'
import { createPlural } from '@tendertap/domain/words/plural'

const plural = createPlural('en')

export const texts: FreshnessTexts = {
  names: words.sourceNames,
  label: 'Completeness of the catalogue by source',
  unknown: 'How fresh the catalogue is cannot be told right now',
  updated: (minutes) => {
    const hours = Math.floor(minutes / 60)
    const days = Math.floor(hours / 24)
    if (days > 0) return `updated ${words.days(days)} ago`
    if (hours > 0) return `updated ${hours} ${plural(hours, { one: 'hour', other: 'hours' })} ago`
    return minutes > 0
      ? `updated ${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })} ago`
      : 'updated just now'
  },
  rest: (updated) => `the rest ${updated}`,
  noGaps: 'no gaps',
  gapsIn: (sources) => `gaps in: ${sources}`,
  gaps: (gaps) => `${gaps} ${plural(gaps, { one: 'gap', other: 'gaps' })}`,
  silent: (since) => `silent since ${since}`,
  starting: 'the first load is under way',
  off: 'not connected',
  allOff: 'no portals are connected',
}
