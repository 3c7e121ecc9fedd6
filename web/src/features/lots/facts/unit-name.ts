// Named after a person or made with a prefix: these keep their capital although the rest of the word is small.
const CAPITALS = new Set([
  'Вт',
  'Гц',
  'Дж',
  'Па',
  'Гкал',
  'Мкал',
  'Мбит',
  'Гбит',
  'Мбайт',
  'Гбайт',
  'Hz',
  'Pa',
  'Gcal',
  'Mbit',
  'Gbit',
])

/** Portals name units as headings do, 'Метр'; after a number people write 'метр'. An abbreviation stays as it is. */
export function toUnitName(name: string): string {
  const [first = ''] = name.split(/[\s/.·*\d-]/)
  const isAbbreviation = [...first].length < 2 || /^.\p{Lu}/u.test(first) || CAPITALS.has(first)
  return isAbbreviation ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
