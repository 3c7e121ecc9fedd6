import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

// by itself it would send the readable source, of more than twice the size, to every page
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'))
const AXE = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')

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

/**
 * `structure`: everything axe knows. `contrast`: what another colour scheme can spoil. `names`: what another language
 * can leave out.
 */
export type Scope = 'structure' | 'contrast' | 'names'

/** Violations that axe calls serious or critical, and controls without a name. */
export async function findBarriers(page: Page, scope: Scope = 'structure'): Promise<string[]> {
  return [...(scope === 'names' ? [] : await findSeriousViolations(page, scope)), ...(await findNamelessControls(page))]
}

async function findSeriousViolations(page: Page, scope: Scope): Promise<string[]> {
  // a page that already has it does not get it again
  const hasAxe = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder({ page, axeSource: hasAxe ? 'void 0' : AXE })
    .setLegacyMode()
    // no rule needs the style sheets and videos that axe would fetch first
    .options({
      resultTypes: ['violations'],
      preload: false,
      ...(scope === 'contrast' && { runOnly: ['color-contrast'] }),
    })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

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
