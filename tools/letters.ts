// npm run letters: writes every letter of the product with sample facts to .data/letters, in three languages, as HTML,
// as text and as pictures (light and dark, wide and narrow), with pages that show them side by side. Words after it
// choose letters by a part of their names: npm run letters -- daily digest.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@tendertap/domain/languages'
import { escapeHtml } from '@tendertap/server/messages/layouts/email/escape-html'
import { chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'
import { LETTERS } from './letters/samples.ts'

const FOLDER = '.data/letters'
const LOOKS = (['light', 'dark'] as const).flatMap((scheme) => [640, 390].map((width) => ({ scheme, width })))

const chosen = process.argv.slice(2)
const letters = LETTERS.filter(({ name }) => chosen.length === 0 || chosen.some((part) => name.includes(part)))
const executablePath = findChromium()

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const written = letters.flatMap((letter) =>
  LANGUAGES.map((language) => {
    const file = `${letter.name}-${language}`
    const { subject, html, text } = letter.write(language)
    writeFileSync(join(FOLDER, `${file}.html`), html)
    writeFileSync(join(FOLDER, `${file}.txt`), `${subject}\n\n${text}`)
    return { file, language, subject, html }
  }),
)
for (const language of LANGUAGES) writeSheet(language)
console.log(`${written.length} letters: ${FOLDER}/index-ru.html`)
if (executablePath) await takePictures(executablePath)
else console.log('No pictures: set CHROMIUM to the path of a Chrome or Chromium.')

/** The letters of one language side by side. */
function writeSheet(language: string): void {
  const figures = written
    .filter((letter) => letter.language === language)
    .flatMap(({ file, subject }) =>
      LOOKS.map(
        ({ scheme, width }) =>
          `<figure><figcaption>${escapeHtml(`${file}, ${scheme}, ${width}: ${subject}`)} <a href="${file}.html">HTML</a> <a href="${file}.txt">text</a></figcaption><img src="${file}-${scheme}-${width}.png" width="${width}" alt="" loading="lazy"></figure>`,
      ),
    )
  const style =
    'body{font:13px sans-serif;display:flex;flex-wrap:wrap;align-items:start}figure{margin:8px;max-width:640px}'
  writeFileSync(
    join(FOLDER, `index-${language}.html`),
    `<!doctype html><meta charset="utf-8"><title>Letters, ${language}</title><style>${style}</style>${figures.join('\n')}`,
  )
}

async function takePictures(path: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  try {
    for (const { scheme, width } of LOOKS) {
      const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 400 } })
      for (const { file, html } of written) {
        await page.setContent(html)
        await page.screenshot({ path: join(FOLDER, `${file}-${scheme}-${width}.png`), fullPage: true })
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
