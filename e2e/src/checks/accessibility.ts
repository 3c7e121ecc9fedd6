import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

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
export type Look = 'structure' | 'contrast' | 'names'

/** What axe calls serious or critical, and everything one can operate that has no name. */
export async function findBarriers(page: Page, look: Look = 'structure'): Promise<string[]> {
  return [...(look === 'names' ? [] : await findSeriousViolations(page, look)), ...(await findNamelessControls(page))]
}

async function findSeriousViolations(page: Page, look: Look): Promise<string[]> {
  // Half a megabyte of script, read anew for every look: a page that has it is not given it again.
  const isThere = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(look === 'contrast' && { runOnly: ['color-contrast'] }) })
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
