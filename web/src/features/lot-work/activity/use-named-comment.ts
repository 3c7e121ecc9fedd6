// An address that leads to one comment: ?open=<lot>&comment=<comment>.
import { useLocation } from '@tanstack/react-router'

/** The comment on this lot that the address names. */
export function useNamedComment(lotId: number): string | null {
  const { open, comment } = useLocation({ select: (location): Record<string, unknown> => location.search })
  return open === String(lotId) && typeof comment === 'string' ? comment : null
}
