// Values stored in this browser. The page also works in a browser that refuses storage (private windows, policies).
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

/** One key of a browser storage. When storage is refused, the value is kept in memory until the page is closed. */
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
