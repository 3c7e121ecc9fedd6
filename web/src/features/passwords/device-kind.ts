export type DeviceKind = 'phone' | 'tablet' | 'computer'

const KINDS: Readonly<Record<string, DeviceKind>> = { iPhone: 'phone', Android: 'phone', iPad: 'tablet' }

/** Detects the kind of device by the name of its system; null when the system is not known. */
export function detectDeviceKind(system: string | null): DeviceKind | null {
  return system === null ? null : (KINDS[system] ?? 'computer')
}
