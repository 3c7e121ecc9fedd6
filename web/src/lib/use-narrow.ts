import { NARROW_MAX_WIDTH } from '@tendertap/domain/navigation'
import { useMedia } from './use-media.ts'

const QUERY = `(max-width: ${NARROW_MAX_WIDTH}px)`

export function isNarrow(): boolean {
  return matchMedia(QUERY).matches
}

/** Is the screen narrow (spec 1 §2: 768 px or less)? */
export function useNarrow(): boolean {
  return useMedia(QUERY)
}
