// Prints a guide with Chromium. The page numbers of the contents are known only after each chapter was printed once by
// itself.
import type { Language } from '@tendertap/domain/languages'
import type { Browser } from 'playwright-core'
import { renderChapterPage, renderGuidePage, type Pictures } from './layout.ts'
import type { Chapter } from './markdown.ts'

// title page and contents
const PAGES_BEFORE = 2

export async function printGuide(
  browser: Browser,
  language: Language,
  chapters: readonly Chapter[],
  pictures: Pictures,
): Promise<{ pdf: Buffer; pages: number }> {
  const firstPages: number[] = []
  let next = PAGES_BEFORE + 1
  for (const chapter of chapters) {
    firstPages.push(next)
    next += countPages(await print(browser, renderChapterPage(language, chapter, pictures)))
  }
  const pdf = await print(browser, renderGuidePage(language, chapters, firstPages, pictures))
  const pages = countPages(pdf)
  if (pages !== next - 1) throw new Error(`The guide in ${language} has ${pages} pages, its contents count ${next - 1}`)
  return { pdf, pages }
}

async function print(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(html)
  await page.evaluate('document.fonts.ready.then(() => true)')
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  await page.close()
  return pdf
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
