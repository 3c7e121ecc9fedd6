// The evidence of every pair with its label, to learn weights from.
import { CLASS_DIGITS } from '@tendertap/server/scoring/class-table'
import { suggestClasses } from '@tendertap/server/scoring/suggest-classes'
import { buildModels, gatherTable, type Half } from './evidence-table.ts'
import type { Labelled } from './learn-weights.ts'
import { dropClasses, type Pool } from './pool.ts'

/** the share of a class's lots that a person must want to confirm it */
const CONFIRMED_FROM = 0.5

export async function gatherLabelled(pool: Pool): Promise<{ withClass: Labelled; textOnly: Labelled }> {
  const bare = dropClasses(pool)
  const halves = await buildModels(pool, { halved: true })
  return {
    withClass: {
      table: gatherTable(pool, halves),
      relevant: pool.relevant,
      confirmed: simulateConfirmed(pool, halves),
    },
    textOnly: { table: gatherTable(bare, await buildModels(bare, { halved: true })), relevant: pool.relevant },
  }
}

/** Whether the class of a lot is one that is suggested for the profile and that a person would confirm. */
export function simulateConfirmed(pool: Pool, [half]: readonly Half[]): boolean[][] {
  const codes = pool.lots.map(({ content }) => (content.ensTruCode ?? '').slice(0, CLASS_DIGITS))
  return pool.profiles.map(({ content }, p) => {
    const suggested = half ? suggestClasses(content, half.model).map(({ code }) => code) : []
    const confirmed = suggested.filter((code) => {
      const ofClass = codes.flatMap((other, i) => (other === code ? [pool.relevant[p]![i]!] : []))
      return ofClass.filter(Boolean).length >= ofClass.length * CONFIRMED_FROM
    })
    return codes.map((code) => confirmed.includes(code))
  })
}
