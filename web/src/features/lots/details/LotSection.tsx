import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { LotHeading } from './LotHeading.tsx'

/** A section in a lot's details. */
export function LotSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm" miw={0}>
      <LotHeading>{title}</LotHeading>
      {children}
    </Stack>
  )
}
