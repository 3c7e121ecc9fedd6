// One HTML page for the whole guide, or for one chapter of it: title page, contents with the readers of the
// chapters, chapters. Fonts and pictures are inside.
import { readFileSync } from 'node:fs'
import { getLocale, type Language } from '@tendertap/domain/languages'
import type { Chapter } from './markdown.ts'
import { CHAPTERS_OF, findRuns, READERS } from './readers.ts'
import { GUIDE_WORDS } from './words.ts'

const FONTS = 'node_modules/@fontsource-variable/golos-text'
export type Pictures = ReadonlyMap<string, Buffer>

function makeFontFaces(): string {
  const css = readFileSync(`${FONTS}/wght.css`, 'utf8')
  return css.replaceAll(
    /url\(\.\/(files\/[\w-]+\.woff2)\)/g,
    (_, file: string) => `url(data:font/woff2;base64,${readFileSync(`${FONTS}/${file}`).toString('base64')})`,
  )
}

/** The product's typeface has the Kazakh letters; it is embedded, so that every reader sees the same. */
function renderHead(language: Language): string {
  const footer = `Tendertap · ${GUIDE_WORDS[language].title}`
  return `<meta charset="utf-8"><title>Tendertap. ${GUIDE_WORDS[language].title}</title>
<style>${makeFontFaces()}${readFileSync('tools/guide/guide.css', 'utf8').replace('FOOTER', footer)}</style>`
}

function renderChapter({ title, html }: Chapter, number: number, pictures: Pictures): string {
  const body = html.replaceAll(/src="shot:([\w-]+)"/g, (_, name: string) => {
    const picture = pictures.get(name)
    if (!picture) throw new Error(`There is no picture ${name}`)
    return `src="data:image/jpeg;base64,${picture.toString('base64')}"`
  })
  return `<section class="chapter" id="chapter-${number}"><h1><span>${number}</span>${title}</h1>${body}</section>`
}

const renderPage = (language: Language, body: string) =>
  `<!doctype html><html lang="${getLocale(language)}"><head>${renderHead(language)}</head><body>${body}</body></html>`

/** One chapter alone, to count its pages. */
export function renderChapterPage(language: Language, chapter: Chapter, pictures: Pictures): string {
  return renderPage(language, renderChapter(chapter, 1, pictures))
}

const renderLink = (chapter: number) => `<a href="#chapter-${chapter}">${chapter}</a>`

/** Below the contents: which chapters are for whom. */
function renderReaders(language: Language): string {
  const { title, names, work } = GUIDE_WORDS[language].readers
  const rows = READERS.map((reader) => {
    const runs = findRuns(CHAPTERS_OF[reader]).map((run) => [...new Set(run)].map(renderLink).join('–'))
    return `<tr><th scope="row">${names[reader]}</th><td>${work[reader]}</td><td>${runs.join(', ')}</td></tr>`
  })
  return `<h2>${title}</h2><table><tbody>${rows.join('')}</tbody></table>`
}

export function renderGuidePage(
  language: Language,
  chapters: readonly Chapter[],
  firstPages: readonly number[],
  pictures: Pictures,
): string {
  const { title, subtitle, contents } = GUIDE_WORDS[language]
  const lines = chapters.map(
    (chapter, index) =>
      `<li><a href="#chapter-${index + 1}"><span>${chapter.title}</span><span>${firstPages[index]}</span></a></li>`,
  )
  return renderPage(
    language,
    `<section class="cover"><p class="logo">tender<b>tap</b></p><div><h1>${title}</h1><p>${subtitle}</p></div></section>
<section class="contents"><h1>${contents}</h1><ol>${lines.join('')}</ol>${renderReaders(language)}</section>
${chapters.map((chapter, index) => renderChapter(chapter, index + 1, pictures)).join('\n')}`,
  )
}
