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
  let isRefused = false
  const store = (value: string) => {
    storage().setItem(key, value)
    return true
  }
  return {
    read: () => (isRefused ? memory : attempt(() => storage().getItem(key), memory)),
    write: (value) => {
      memory = value
      isRefused = !attempt(() => store(value), false)
    },
    clear: () => {
      memory = null
      isRefused = false
      attempt(() => storage().removeItem(key), undefined)
    },
  }
}
