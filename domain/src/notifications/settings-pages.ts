/** Sections of a person's settings; the hash names the one that is opened. */
export const SETTINGS_PAGES = { telegram: '/settings#telegram', notifications: '/settings#notifications' } as const
