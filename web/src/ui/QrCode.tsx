import { encode } from 'uqr'

// ISO/IEC 18004: the quiet zone around the code is four modules wide.
const QUIET_ZONE = 4

interface QrCodeProps {
  text: string
  /** what a screen reader says instead of the picture */
  label: string
  className?: string | undefined
}

/** Always dark on light: many scanners read nothing else. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
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
