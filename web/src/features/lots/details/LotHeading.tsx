import { use } from 'react'
import { Heading } from '../../../ui/Heading.tsx'
import { LotHeadingContext } from './lot-heading.ts'

/** The heading of a section in a lot's details. */
export function LotHeading({ children }: { children: string }) {
  return (
    <Heading level={use(LotHeadingContext)} look="label">
      {children}
    </Heading>
  )
}
