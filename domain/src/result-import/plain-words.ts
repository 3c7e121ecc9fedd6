/** «  № Лота: » → «№ лота»: case, ё, punctuation and spaces make no difference. */
export function toPlainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
