// npm run guide: takes the pictures from the demo, prints docs/guide to web/public/guide-<language>.pdf and updates the
// README's pictures.
import { writeFileSync } from 'node:fs'
import { LANGUAGES } from '@tendertap/domain/languages'
import { chromium } from 'playwright-core'
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.ts'
import { readChapters } from './guide/chapters.ts'
import { printGuide } from './guide/print.ts'
import { README_SHOTS } from './guide/readme-shots.ts'
import { SHOTS } from './guide/shots.ts'
import { takeShots } from './guide/take-shots.ts'
import { findProgram, runStep } from './run-step.ts'
import { startStack } from './stack/stack.ts'

const executablePath = findChromium()
// sharp enough in print, and a guide stays below 2 MB
const GUIDE_SHARPNESS = { scale: 1, quality: 34 }
const README_SHARPNESS = { scale: 1.5, quality: 80, maxBytes: 200_000 }
if (!executablePath) {
  console.error(`npm run guide needs Chromium: ${HOW_TO_GET_CHROMIUM}`)
  process.exit(2)
}
if (!(await runStep({ name: 'web', command: findProgram('vite'), arguments: ['build', 'web', '--logLevel', 'warn'] })))
  process.exit(1)
const stack = await startStack({ webRoot: 'web/dist', quiet: true })
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  for (const language of LANGUAGES) {
    const pictures = await takeShots(browser, { url: stack.url, language }, SHOTS, GUIDE_SHARPNESS)
    const { pdf, pages } = await printGuide(browser, language, readChapters(language), pictures)
    const file = `web/public/guide-${language}.pdf`
    writeFileSync(file, pdf)
    console.log(`${file}: ${pages} pages, ${Math.round(pdf.length / 1000)} kB`)
  }
  const pictures = await takeShots(browser, { url: stack.url, language: 'en' }, README_SHOTS, README_SHARPNESS)
  for (const [name, picture] of pictures) {
    writeFileSync(`docs/pictures/${name}.jpg`, picture)
    console.log(`docs/pictures/${name}.jpg: ${Math.round(picture.length / 1000)} kB`)
  }
} finally {
  await browser.close()
  await stack.stop()
}
