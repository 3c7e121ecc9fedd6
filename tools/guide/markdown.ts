// The part of Markdown that the guide uses: headings, paragraphs, lists, notes, pictures, bold, code, links.
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
}

export interface Chapter {
  title: string
  /** without the title */
  html: string
  /** the names of its pictures: `![caption](shot:name)` */
  shots: string[]
}

/** A chapter begins with its title: `# …`. A picture becomes `<img src="shot:name">`. */
export function readChapter(source: string): Chapter {
  const [first = '', ...blocks] = source.trim().split(/\n\s*\n/)
  const title = /^# (.+)$/.exec(first)?.[1]
  if (title === undefined) throw new Error(`A chapter begins with "# title", not with "${first.slice(0, 40)}"`)
  return {
    title,
    html: blocks.map(renderBlock).join('\n'),
    shots: Array.from(source.matchAll(/\]\(shot:([\w-]+)\)/g), ([, name = '']) => name),
  }
}

function renderBlock(text: string): string {
  const lines = text.split('\n')
  const heading = /^## (.+)$/.exec(text)
  if (heading) return `<h2>${renderInline(heading[1] ?? '')}</h2>`
  const picture = /^!\[(.+)\]\(shot:([\w-]+)\)$/.exec(text)
  if (picture)
    return `<figure><img src="shot:${picture[2]}" alt=""><figcaption>${renderInline(picture[1] ?? '')}</figcaption></figure>`
  if (lines.every((line) => line.startsWith('> ')))
    return `<aside>${renderInline(lines.map((line) => line.slice(2)).join(' '))}</aside>`
  if (/^[-#!>]|^\d+\. /.test(text)) return renderList(lines)
  return `<p>${renderInline(lines.join(' '))}</p>`
}

/** Steps are numbered, other lists have bullets; an indented line continues the entry above. */
function renderList(lines: readonly string[]): string {
  const isNumbered = /^\d+\. /.test(lines[0] ?? '')
  const entries: string[] = []
  for (const line of lines) {
    const entry = (isNumbered ? /^\d+\. (.+)$/ : /^- (.+)$/).exec(line)?.[1]
    if (entry !== undefined) entries.push(entry)
    else if (line.startsWith('  ') && entries.length > 0) entries.push(`${entries.pop()} ${line.trim()}`)
    else throw new Error(`The guide cannot show "${line}"`)
  }
  const tag = isNumbered ? 'ol' : 'ul'
  return `<${tag}>${entries.map((entry) => `<li>${renderInline(entry)}</li>`).join('')}</${tag}>`
}

function renderInline(text: string): string {
  return escapeHtml(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replaceAll(/`(.+?)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\((https:[^)]+)\)/g, '<a href="$2">$1</a>')
}
