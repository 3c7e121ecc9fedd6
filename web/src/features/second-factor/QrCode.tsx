import { drawQrCode } from '../../lib/qr/matrix.ts'

// ISO/IEC 18004: the quiet zone around the code is four modules wide.
const QUIET_ZONE = 4

/** Always dark on light: many scanners read nothing else. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const matrix = drawQrCode(text)
  if (!matrix) return null
  const size = matrix.length + QUIET_ZONE * 2
  const path = matrix
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
