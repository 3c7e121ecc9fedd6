import { Skeleton, Stack } from '@mantine/core'

interface SkeletonRowsProps {
  count: number
  /** of one row */
  height: number
}

/** The outline of a list while it loads; as tall as the rows that will take its place. */
export function SkeletonRows({ count, height }: SkeletonRowsProps) {
  return (
    <Stack gap="sm" p="lg" aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} radius="sm" />
      ))}
    </Stack>
  )
}
