export type DeviceKind = 'phone' | 'tablet' | 'computer'

const KINDS: Readonly<Record<string, DeviceKind>> = { iPhone: 'phone', Android: 'phone', iPad: 'tablet' }

/** By the name of its system; null when it does not tell. */
export function detectDeviceKind(system: string | null): DeviceKind | null {
  return system === null ? null : (KINDS[system] ?? 'computer')
}
