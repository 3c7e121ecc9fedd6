import { localStorageColorSchemeManager } from '@mantine/core'

// light, dark or auto (the system's), remembered in this browser.
export const DEFAULT_COLOR_SCHEME = 'auto'
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

/** Runs before the first paint. An inline script is usual for this, but the page's policy forbids it. */
export function applyStoredColorScheme(): void {
  const stored = colorSchemeManager.get(DEFAULT_COLOR_SCHEME)
  const dark = stored === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'dark'
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
}
