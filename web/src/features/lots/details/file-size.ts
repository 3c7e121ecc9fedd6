const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** In the unit a person would name: 48 kilobytes, 1.2 megabytes; never 0. */
export function toFileSize(bytes: number): { value: number; unit: 'kilobytes' | 'megabytes' } {
  if (bytes >= MEGABYTE) return { value: Math.round((bytes / MEGABYTE) * 10) / 10, unit: 'megabytes' }
  return { value: Math.max(1, Math.round(bytes / KILOBYTE)), unit: 'kilobytes' }
}
