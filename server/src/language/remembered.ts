/** What was made of a text before. Emptied when full, so that hostile text cannot grow it. */
export function remembered<T extends object>(most: number): (text: string, make: (text: string) => T) => T {
  const known = new Map<string, T>()
  return (text, make) => {
    const before = known.get(text)
    if (before) return before
    if (known.size >= most) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}
