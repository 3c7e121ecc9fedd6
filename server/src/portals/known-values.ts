import type { PortalValue, UnknownValue } from './canonical.ts'

export interface KnownValues {
  resolve(
    kind: UnknownValue['kind'],
    ours: string | undefined,
    portalId: string | null,
    portalName: string | null,
  ): PortalValue
  /** The values without a word of ours, each once. */
  unknown: UnknownValue[]
}

export function createKnownValues(): KnownValues {
  const unknown: UnknownValue[] = []
  return {
    unknown,
    resolve(kind, ours, portalId, portalName) {
      const isNew = !unknown.some(
        (value) => value.kind === kind && value.portalId === portalId && value.portalName === portalName,
      )
      if (ours === undefined && isNew) unknown.push({ kind, portalId, portalName })
      return { name: ours ?? portalName ?? `№ ${portalId ?? '?'}`, portalId, portalName }
    },
  }
}
