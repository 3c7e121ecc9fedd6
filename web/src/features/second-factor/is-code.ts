/** Six digits; people type them with a space in the middle. */
export function isCode(text: string): boolean {
  return /^\d{6}$/.test(text.replaceAll(' ', ''))
}
