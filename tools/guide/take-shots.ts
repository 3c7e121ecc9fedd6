// Takes the pictures of one language from the running demo.
import type { Language } from '@tendertap/domain/languages'
import { DEMO_PASSWORD } from '@tendertap/simulator/world/people'
import type { Browser, Locator, Page } from 'playwright-core'
import type { Shot } from './shot.ts'

const WIDE = { width: 1200, height: 640 }
const NARROW = { width: 390, height: 760 }

/** How large the pictures may be, and how sharp. */
export interface Sharpness {
  scale: number
  /** of JPEG */
  quality: number
  /** a larger picture is taken again, each time at a lower quality */
  maxBytes?: number
}

export async function takeShots(
  browser: Browser,
  { url, language }: Place,
  shots: Readonly<Record<string, Shot>>,
  sharpness: Sharpness,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for (const [name, shot] of Object.entries(shots))
    pictures.set(name, await takeShot(browser, { url, language }, shot, sharpness))
  return pictures
}

/** Where the demo is, and the language of its screens. */
interface Place {
  url: string
  language: Language
}

async function takeShot(
  browser: Browser,
  { url, language }: Place,
  { who, isNarrow = false, open }: Shot,
  { scale, quality, maxBytes }: Sharpness,
): Promise<Buffer> {
  const storage = { lang: language, ...(who && { token: await signIn(url, who, language) }) }
  const context = await browser.newContext({
    baseURL: url,
    viewport: isNarrow ? NARROW : WIDE,
    deviceScaleFactor: scale,
    colorScheme: 'light',
    timezoneId: 'Asia/Almaty',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  const page = await context.newPage()
  const part = await open(page)
  await page.evaluate('document.fonts.ready.then(() => true)')
  const picture = await photograph(part ?? page, quality, maxBytes)
  await context.close()
  return picture
}

const QUALITY_STEP = 5
const LOWEST_QUALITY = 40

async function photograph(target: Page | Locator, quality: number, maxBytes = Infinity): Promise<Buffer> {
  const picture = await target.screenshot({ type: 'jpeg', quality, caret: 'hide' })
  const lower = quality - QUALITY_STEP
  return picture.length <= maxBytes || lower < LOWEST_QUALITY ? picture : photograph(target, lower, maxBytes)
}

/** Signs in and sets the profile's language, which decides the language of the screens. Returns the token. */
async function signIn(url: string, email: string, lang: Language): Promise<string> {
  const send = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { token: string }
  }
  const { token } = await send('auth/localLogin', { email, password: DEMO_PASSWORD })
  await send('me/updateProfile', { lang }, token)
  return token
}
