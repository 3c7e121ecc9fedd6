import { existsSync } from 'node:fs'

/** The headless shell comes first: without the window around the page it is a quarter faster. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser that is installed on the machine; none is downloaded. */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM']
  if (chosen) return chosen
  return USUAL_PLACES.find((path) => existsSync(path)) ?? null
}

export const HOW_TO_GET_CHROMIUM =
  '`apt-get install chromium-headless-shell fonts-noto-core` on Debian, or set CHROMIUM to the path of a Chrome or Chromium.'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // hinting to whole pixels would merge the dot of the Kazakh і with its stem
  '--font-render-hinting=none',
]
