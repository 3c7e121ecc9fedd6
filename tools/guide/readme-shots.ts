// The pictures of the README: docs/pictures/<name>.jpg, sharper than those of the guide.
import { openCorridor } from './open-screens.ts'
import { MANAGER, type Shot } from './shot.ts'
import { SHOTS } from './shots.ts'

const BELOW_HEADER = 76

function pick(name: string): Shot {
  const shot = SHOTS[name]
  if (!shot) throw new Error(`The guide has no picture ${name}`)
  return shot
}

/** In the order in which the README shows them. */
export const README_SHOTS: Readonly<Record<string, Shot>> = {
  'all-lots': pick('all-lots'),
  tender: pick('tender'),
  today: pick('today'),
  // the whole card, while the guide shows its price alone
  'lot-in-work': {
    who: MANAGER,
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 860 })
      await openCorridor(page)
      const card = await page.locator('article[data-open]').boundingBox()
      await page.evaluate(`window.scrollBy(0, ${(card?.y ?? 0) - BELOW_HEADER})`)
    },
  },
  market: pick('market'),
  prices: pick('prices'),
  team: pick('team'),
}
