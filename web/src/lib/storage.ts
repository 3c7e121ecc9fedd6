// What stays in this browser. A browser that refuses storage (private windows, policies) still gets a working page.
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

export interface StoredValue {
  read(): string | null
  write(value: string): void
  clear(): void
}

/** One key of a storage of the browser; while storage is refused, kept in memory until the page is closed. */
export function createStoredValue(key: string, storage: () => Storage = () => localStorage): StoredValue {
  let memory: string | null = null
  return {
    read: () => attempt(() => storage().getItem(key), memory),
    write: (value) => {
      memory = value
      attempt(() => storage().setItem(key, value), undefined)
    },
    clear: () => {
      memory = null
      attempt(() => storage().removeItem(key), undefined)
    },
  }
}
