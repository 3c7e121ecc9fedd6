// The browser and the system that a user agent names. Names are the same in every language.
export interface Device {
  browser: string | null
  system: string | null
}

// The first match counts: most browsers also claim to be Chrome or Safari, iPads claim to be Macs, phones claim to be
// Linux.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

export function readDevice(userAgent: string | null): Device {
  const first = (table: typeof BROWSERS) => table.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}

/** Versions are ignored: a browser that was updated is the same device. */
export function isSameDevice(one: Device, other: Device): boolean {
  return one.browser === other.browser && one.system === other.system
}
