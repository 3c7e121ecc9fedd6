import { Skeleton, Stack } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { TenderFrame } from './TenderFrame.tsx'
import classes from './TenderPage.module.css'

/** The outline of the page while the tender loads. It has the same layout, so nothing moves afterwards. */
export function TenderSkeleton() {
  const { titleUnknown, loading } = useTexts('tenders')
  return (
    <TenderFrame title={titleUnknown} isTitleHidden>
      <span className="visually-hidden" role="status">
        {loading}
      </span>
      <Skeleton height={26} width="54%" my={6} aria-hidden />
      <div className={classes.columns} aria-busy>
        <Stack gap="md">
          <Outline rows={3} height={54} />
          <Outline rows={2} height={36} />
          <Outline rows={1} height={180} />
        </Stack>
        <Outline rows={3} height={48} />
      </div>
    </TenderFrame>
  )
}

function Outline({ rows, height }: { rows: number; height: number }) {
  return (
    <Panel isFlush>
      <SkeletonRows count={rows} height={height} />
    </Panel>
  )
}
