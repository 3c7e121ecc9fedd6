// Text that came from outside, made safe for a page.
import type { Entity, FormattedText } from '../formatting.ts'

const TAGS: Readonly<Record<string, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  expandable_blockquote: 'blockquote',
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The text with its entities as tags; an entity that reaches out of another one ends with it. */
export function renderText({ plain, entities }: FormattedText): string {
  return renderPart(plain, 0, plain.length, entities)
}

function renderPart(plain: string, start: number, end: number, entities: readonly Entity[]): string {
  const [first] = entities
  if (!first) return escape(plain.slice(start, end))
  const stop = Math.min(first.offset + first.length, end)
  const others = entities.slice(1)
  const inner = others.filter(({ offset }) => offset < stop)
  const later = others.filter(({ offset }) => offset >= stop)
  return [
    escape(plain.slice(start, first.offset)),
    wrap(first, plain.slice(first.offset, stop), renderPart(plain, first.offset, stop, inner)),
    renderPart(plain, stop, end, later),
  ].join('')
}

function wrap({ type, url }: Entity, plain: string, content: string): string {
  if (type === 'text_link' || type === 'url') return renderLink(url ?? plain, content)
  if (type === 'bot_command')
    return `<button class="command" type="button" data-say="${escape(plain)}">${content}</button>`
  const tag = TAGS[type]
  return tag ? `<${tag}>${content}</${tag}>` : `<span>${content}</span>`
}

/** `content` is HTML already. */
export function renderLink(url: string, content: string, className = ''): string {
  return `<a href="${escape(url)}" target="_blank" rel="noopener noreferrer"${className && ` class="${className}"`}>${content}</a>`
}
