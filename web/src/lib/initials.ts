/** The first letters of the first two words: 'Айгерим Сатпаева' → 'АС'. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
