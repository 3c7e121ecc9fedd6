import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }

/** A list in as many columns as fit. */
export function CardGrid({ gap, children }: { gap: string; children: ReactNode }) {
  return (
    <Box component="ul" style={{ ...COLUMNS, gap }}>
      {children}
    </Box>
  )
}
