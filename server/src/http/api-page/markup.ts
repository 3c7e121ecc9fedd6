// HTML by template literal. What is put in is escaped, unless it is markup made here.
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Markup | null | false | readonly Piece[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...pieces.map(asText)))
}

function asText(piece: Piece): string {
  if (piece instanceof Markup) return piece.text
  if (piece === null || piece === false) return ''
  if (typeof piece === 'object') return piece.map(asText).join('')
  return String(piece).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
