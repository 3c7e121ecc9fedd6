import { existsSync } from 'node:fs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser of the machine's own; none is downloaded. */
export function findChromium(): string | null {
  const wanted = process.env['CHROMIUM']
  if (wanted) return wanted
  return USUAL_PLACES.find((path) => existsSync(path)) ?? null
}
