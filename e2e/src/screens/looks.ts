// In which languages, widths and colour schemes a screen is looked at.
import { LANGUAGES, type Language } from '@tendertap/domain/languages'
import { NARROW, WIDE } from '../browser.ts'

/** WCAG 1.4.10: the narrowest screen that must not be scrolled sideways */
const NARROWEST = { width: 320, height: 640 }
export const VIEWPORTS = [WIDE, NARROW, NARROWEST]
const SCHEMES = ['light', 'dark'] as const

export interface Look {
  language: Language
  viewport: typeof WIDE
  scheme: (typeof SCHEMES)[number]
  /** what the page is made of is judged, too: it does not differ by language */
  structure: boolean
}

/**
 * Three looks show a screen in every language, at every width and in both colour schemes. The screen after it has them
 * in other pairs: six neighbours together are seen in all 18 combinations.
 */
export function chooseLooks(place: number, viewports = VIEWPORTS): Look[] {
  return LANGUAGES.map((language, index) => ({
    language,
    viewport: viewports[(index + place) % viewports.length] ?? WIDE,
    scheme: SCHEMES[(index + Math.floor(place / viewports.length)) % SCHEMES.length] ?? 'light',
    structure: index === 0,
  }))
}

/** Every combination, one language after the other. */
export function listLooks(viewports = VIEWPORTS): Look[] {
  return LANGUAGES.flatMap((language) =>
    viewports.flatMap((viewport) =>
      SCHEMES.map((scheme) => ({ language, viewport, scheme, structure: true }) as const),
    ),
  )
}
