import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { LotHeading } from '../details/LotHeading.tsx'

/** A feature's section below the details of a lot. It looks like the sections of the details. */
export function LotPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    // lines stay readable in a row as wide as the screen
    <Stack component="section" gap="sm" miw={0} maw={640} aria-label={title}>
      <LotHeading>{title}</LotHeading>
      {children}
    </Stack>
  )
}
