// spec 1 §9: Russian grouping. Counts stand beside amounts, so they are grouped alike in every language.
const grouped = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 })

export function formatNumber(value: number): string {
  return grouped.format(value)
}
