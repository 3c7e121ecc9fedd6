import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { collectColours } from './colours.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const CONTRAST = 'color-contrast'

const INTERACTIVE = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'switch',
  'combobox',
  'listbox',
  'option',
  'slider',
  'spinbutton',
  'tab',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
])

declare global {
  interface Window {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

/**
 * Violations that axe calls serious or critical, and controls without a name. What a page is made of does not differ by
 * language, width or colours: it is judged with `structure` only.
 */
export async function findBarriers(page: Page, { structure } = { structure: true }): Promise<string[]> {
  return [
    ...(structure ? await findBadStructure(page) : []),
    ...(await findBadContrasts(page)),
    ...(await findNamelessControls(page)),
  ]
}

async function findBadStructure(page: Page): Promise<string[]> {
  await loadAxe(page)
  const { violations } = await page.evaluate(
    async (options) => {
      // nobody reaches what is behind an open dialog
      const hasDialog = document.querySelector('[aria-modal=true]') !== null
      const result = await window.axe?.run(hasDialog ? { exclude: '#root' } : document, options)
      return { violations: result?.violations ?? [] }
    },
    { ...OPTIONS, rules: { [CONTRAST]: { enabled: false } } },
  )
  return describeViolations(violations)
}

/** The looks of texts (see colours.ts) that this worker of the tests has judged, on whatever screen. */
const judged = new Set<string>()

/** Many texts look alike, on one screen and on the next: one of each look is judged, the first that is seen. */
async function findBadContrasts(page: Page): Promise<string[]> {
  const texts = await page.evaluateHandle(collectColours)
  try {
    const looks = await texts.evaluate((all) => all.map(({ look }) => look))
    const news = looks.flatMap((look, place) => (judged.has(look) ? [] : [place]))
    if (news.length === 0) return []
    await loadAxe(page)
    const { violations, unsure } = await texts.evaluate(
      async (all, { places, options }) => {
        const elements = places.flatMap((place) => all[place]?.element ?? [])
        const result = await window.axe?.run({ include: elements }, options)
        const hidden = new Set(result?.incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
        return {
          violations: result?.violations ?? [],
          unsure: places.filter((place) => hidden.has(all[place]?.element as HTMLElement)),
        }
      },
      { places: news, options: { runOnly: [CONTRAST], preload: false, elementRef: true } },
    )
    const found = describeViolations(violations)
    // what is wrong is wrong on every screen that shows it; what something covers is judged where nothing does
    if (found.length === 0) for (const place of news) if (!unsure.includes(place)) judged.add(looks[place] ?? '')
    return found
  } finally {
    await texts.dispose()
  }
}

/** No rule needs the style sheets and videos that axe would fetch first. */
const OPTIONS = { resultTypes: ['violations'], preload: false } satisfies RunOptions

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
}

const describeViolations = (violations: AxeResults['violations']): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)

async function findNamelessControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(
      ({ ignored, role, name }) =>
        !ignored && INTERACTIVE.has(String(role?.value)) && !String(name?.value ?? '').trim(),
    )
    .map(({ role }) => `a ${String(role?.value)} without a name`)
}
