import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

interface ColumnsProps {
  /** how narrow a column may become, in pixels; on a narrower screen there is one */
  min: number
  component?: 'div' | 'dl'
  children: ReactNode
}

/** Equal columns, as many as fit. */
export function Columns({ min, component = 'div', children }: ColumnsProps) {
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))`
  return (
    <Box component={component} style={{ display: 'grid', gridTemplateColumns, gap: 'var(--space-16)' }}>
      {children}
    </Box>
  )
}
