// The text of a message: Telegram's HTML, read as strictly as Telegram reads it, to plain text with entities.
export interface Entity {
  type: string
  /** in UTF-16 units of the plain text */
  offset: number
  length: number
  url?: string
  language?: string
}

export interface FormattedText {
  plain: string
  /** the outer before the inner */
  entities: readonly Entity[]
}

/** Why Telegram does not accept the tags. */
export class FormattingProblem extends Error {}

const TYPES: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  span: 'spoiler',
  'tg-spoiler': 'spoiler',
  'tg-emoji': 'custom_emoji',
  a: 'text_link',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
}
const ATTRIBUTE = /\s*([^\s=>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([\w.-]+)))?/y
const START_END = /\s*>/y
const END_TAG = /<\/([^\s>]*)\s*>/y
const REFERENCE = /&(?:(lt|gt|amp|quot)|#(\d{1,7})|#x([\da-f]{1,6}));?/iy
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }
const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)»]/g
/** What Telegram itself finds in a text. */
const FOUND: readonly string[] = ['url', 'bot_command']
const COMMAND = /(?<=^|\s)\/\w{1,32}/g

interface OpenTag {
  name: string
  attributes: Readonly<Record<string, string>>
  offset: number
}

export function readHtml(source: string): FormattedText {
  const open: OpenTag[] = []
  const entities: Entity[] = []
  let plain = ''
  let position = 0
  const fail = (what: string, rest = ''): never => {
    throw new FormattingProblem(`${what} at byte offset ${Buffer.byteLength(source.slice(0, position))}${rest}`)
  }
  const match = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }

  function readStartTag(): void {
    const name = (/^[^\s>]*/.exec(source.slice(position + 1))?.[0] ?? '').toLowerCase()
    let at = position + 1 + name.length
    if (at >= source.length) fail('Unclosed start tag')
    if (!Object.hasOwn(TYPES, name)) fail(`Unsupported start tag "${name}"`)
    const attributes: Record<string, string> = {}
    let end = match(START_END, at)
    while (!end) {
      const attribute = match(ATTRIBUTE, at) ?? fail('Unclosed start tag')
      const [whole, key = '', double, single, bare] = attribute
      attributes[key.toLowerCase()] = decodeReferences(double ?? single ?? bare ?? '')
      at += whole.length
      end = match(START_END, at)
    }
    if (name === 'span' && attributes['class'] !== 'tg-spoiler') fail('Tag "span" must have class "tg-spoiler"')
    open.push({ name, attributes, offset: plain.length })
    position = at + end[0].length
  }

  function readEndTag(): void {
    const [whole, name = ''] = match(END_TAG, position) ?? fail('Unclosed end tag')
    const tag = open.pop() ?? fail('Unexpected end tag')
    if (name !== '' && name.toLowerCase() !== tag.name)
      fail('Unmatched end tag', `, expected "</${tag.name}>", found "</${name}>"`)
    const entity = toEntity(tag, plain)
    if (entity) entities.push(entity)
    position += whole.length
  }

  while (position < source.length) {
    if (source.startsWith('</', position)) readEndTag()
    else if (source[position] === '<') readStartTag()
    else {
      const reference = match(REFERENCE, position)?.[0]
      plain += reference ? decodeReferences(reference) : source[position]
      position += reference?.length ?? 1
    }
  }
  const unclosed = open.at(-1)
  if (unclosed) throw new FormattingProblem(`Can't find end tag corresponding to start tag "${unclosed.name}"`)
  return finish(plain, entities)
}

/** Text without tags: its entities are given, and links and commands are found in it. */
export function readPlain(source: string, given: readonly Entity[] = []): FormattedText {
  return finish(
    source,
    given.filter(({ type }) => !FOUND.includes(type)),
  )
}

function toEntity({ name, attributes, offset }: OpenTag, plain: string): Entity | null {
  const length = plain.length - offset
  if (length === 0) return null
  const place = { offset, length }
  if (name !== 'a')
    return {
      type: name === 'blockquote' && 'expandable' in attributes ? 'expandable_blockquote' : (TYPES[name] ?? name),
      ...place,
      ...(name === 'code' &&
        attributes['class']?.startsWith('language-') && { language: attributes['class'].slice(9) }),
    }
  // as in Telegram, a link to nowhere becomes text
  const url = attributes['href'] || plain.slice(offset)
  return /^(https?|tg|mailto):/i.test(url) && URL.canParse(url) ? { type: 'text_link', ...place, url } : null
}

function finish(text: string, tagged: readonly Entity[]): FormattedText {
  const plain = text.trim()
  const removed = text.length - text.trimStart().length
  const inside = tagged.flatMap((entity) => {
    const offset = Math.max(entity.offset - removed, 0)
    const length = Math.min(entity.offset + entity.length - removed, plain.length) - offset
    return length > 0 ? [{ ...entity, offset, length }] : []
  })
  const isFree = (one: Entity) =>
    !inside.some(
      ({ type, offset, length }) =>
        ['text_link', 'code', 'pre'].includes(type) && offset < one.offset + one.length && one.offset < offset + length,
    )
  const find = (type: string, pattern: RegExp) =>
    [...plain.matchAll(pattern)].map(({ 0: { length }, index: offset }) => ({ type, offset, length }))
  const found = [...find('url', LINK), ...find('bot_command', COMMAND)].filter(isFree)
  return { plain, entities: [...inside, ...found].toSorted((a, b) => a.offset - b.offset || b.length - a.length) }
}

function decodeReferences(text: string): string {
  return text.replace(new RegExp(REFERENCE.source, 'gi'), (whole, name?: string, decimal?: string, hex?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
