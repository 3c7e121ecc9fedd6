// Abbreviations that begin with a capital letter followed by small ones: units named after a person or with a prefix.
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
