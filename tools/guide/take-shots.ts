// Takes the pictures of one language from the running demo.
import type { Language } from '@tendertap/domain/languages'
import { DEMO_PASSWORD } from '@tendertap/simulator/world/people'
import type { Browser } from 'playwright-core'
import { SHOTS, type Shot } from './shots.ts'

const WIDE = { width: 1200, height: 640 }
const NARROW = { width: 390, height: 760 }
// sharp enough in print, and a guide stays below 2 MB
const SCALE = 1.15
const QUALITY = 52

export async function takeShots(browser: Browser, url: string, language: Language): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for (const [name, shot] of Object.entries(SHOTS)) pictures.set(name, await takeShot(browser, url, language, shot))
  return pictures
}

async function takeShot(
  browser: Browser,
  url: string,
  language: Language,
  { who, isNarrow = false, open }: Shot,
): Promise<Buffer> {
  const storage = { lang: language, ...(who && { token: await signIn(url, who, language) }) }
  const context = await browser.newContext({
    baseURL: url,
    viewport: isNarrow ? NARROW : WIDE,
    deviceScaleFactor: SCALE,
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
  const picture = await (part ?? page).screenshot({ type: 'jpeg', quality: QUALITY, caret: 'hide' })
  await context.close()
  return picture
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
