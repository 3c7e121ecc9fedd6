import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'

/** what the whole bar stands for, as a share of the plan */
const WHOLE = 1.2

/** Where a range of shares lies between nothing and a little more than the plan. The text beside it says the same. */
export function RangeBar({ low, high }: { low: number; high: number }) {
  const place = (share: number) => Math.min(100, (share / WHOLE) * 100)
  return (
    <Progress.Root size={6} maw={640} aria-hidden>
      <Progress.Section value={place(low)} color="transparent" withAria={false} />
      <Progress.Section value={Math.max(1, place(high) - place(low))} withAria={false} />
    </Progress.Root>
  )
}
