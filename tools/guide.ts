// npm run guide: takes the pictures from the demo, prints docs/guide to web/public/guide-<language>.pdf and updates the
// README's pictures.
import { writeFileSync } from 'node:fs'
import { LANGUAGES } from '@tendertap/domain/languages'
import { chromium } from 'playwright-core'
import { findChromium } from './chromium.ts'
import { readChapters } from './guide/chapters.ts'
import { printGuide } from './guide/print.ts'
import { takeShots } from './guide/take-shots.ts'
import { findProgram, runStep } from './run-step.ts'
import { startStack } from './stack/stack.ts'

const executablePath = findChromium()
/** the pictures of the guide that the README shows, in its language */
const README = { language: 'en', pictures: ['all-lots', 'tender'] }
if (!executablePath) {
  console.error(
    'npm run guide needs Chromium: `apt-get install chromium-headless-shell fonts-noto-core` on Debian, or set CHROMIUM to the path of a Chrome or Chromium.',
  )
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
    const pictures = await takeShots(browser, stack.url, language)
    if (language === README.language)
      for (const name of README.pictures) writeFileSync(`docs/pictures/${name}.jpg`, pictures.get(name) ?? '')
    const { pdf, pages } = await printGuide(browser, language, readChapters(language), pictures)
    const file = `web/public/guide-${language}.pdf`
    writeFileSync(file, pdf)
    console.log(`${file}: ${pages} pages, ${Math.round(pdf.length / 1000)} kB`)
  }
} finally {
  await browser.close()
  await stack.stop()
}
