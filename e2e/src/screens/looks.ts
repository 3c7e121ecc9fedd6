// In which languages, widths and colour schemes a screen is looked at.
import { LANGUAGES, type Language } from '@tendertap/domain/languages'
import { NARROW, WIDE } from '../browser.ts'

/** WCAG 1.4.10: the narrowest screen that must not be scrolled sideways */
const NARROWEST = { width: 320, height: 640 }
const VIEWPORTS = [WIDE, NARROW, NARROWEST]
const SCHEMES = ['light', 'dark'] as const

export interface Look {
  language: Language
  viewport: typeof WIDE
  scheme: (typeof SCHEMES)[number]
}

/**
 * Three looks show a screen in every language, at every width and in both colour schemes. The screen after it has them
 * in other pairs: six neighbours together are seen in all 18 combinations.
 */
export function chooseLooks(place: number): Look[] {
  return LANGUAGES.map((language, index) => ({
    language,
    viewport: VIEWPORTS[(index + place) % VIEWPORTS.length] ?? WIDE,
    scheme: SCHEMES[(index + Math.floor(place / VIEWPORTS.length)) % SCHEMES.length] ?? 'light',
  }))
}

/** Every combination, one language after the other. */
export function listLooks(): Look[] {
  return LANGUAGES.flatMap((language) =>
    VIEWPORTS.flatMap((viewport) => SCHEMES.map((scheme) => ({ language, viewport, scheme }))),
  )
}
