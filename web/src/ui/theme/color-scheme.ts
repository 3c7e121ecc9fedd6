import { localStorageColorSchemeManager } from '@mantine/core'

// light, dark or auto (the system's), remembered in this browser. The script in index.html reads it before the first
// paint, under the same name.
export const DEFAULT_COLOR_SCHEME = 'auto'
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })
