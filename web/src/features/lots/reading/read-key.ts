// Which key of reading mode a person pressed. People of Kazakhstan type in Russian and Kazakh layouts, where the key J
// writes «о»: a letter that is not Latin is taken by the place of its key.

interface KeyPress {
  repeat: boolean
  key: string
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** A held key goes from lot to lot, but decides on none of them. */
const REPEATABLE: readonly (string | null)[] = ['j', 'k', 'ArrowDown', 'ArrowUp']

/** As in KeyboardEvent.key, in the Latin layout; null for a shortcut of the browser or the system. */
export function readKey(press: KeyPress): string | null {
  const key = readLatinKey(press)
  return press.repeat && !REPEATABLE.includes(key) ? null : key
}

function readLatinKey({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): string | null {
  if (ctrlKey || altKey || metaKey) return null
  if (key === '/' || key === '?') return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  if (key.length > 1) return key
  if (/^[a-z]$/i.test(key)) return shiftKey ? null : key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return letter === undefined || shiftKey ? key : letter.toLowerCase()
}

const TAKES_KEYS = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]'

/** The key belongs to a field, a menu or a dialog. An open dialog takes all keys, wherever the focus is. */
export function isTakenElsewhere(target: EventTarget | null): boolean {
  const isInside = target instanceof Element && target.closest(TAKES_KEYS) !== null
  return isInside || document.querySelector('[aria-modal=true]') !== null
}
