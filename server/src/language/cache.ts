/**
 * Makes a function that caches what `make` returns for a text. The cache is emptied when it is full, so that hostile
 * text cannot grow it.
 */
export function makeCache<T extends object>(maxSize: number): (text: string, make: (text: string) => T) => T {
  const cache = new Map<string, T>()
  return (text, make) => {
    const known = cache.get(text)
    if (known) return known
    if (cache.size >= maxSize) cache.clear()
    const made = make(text)
    cache.set(text, made)
    return made
  }
}
