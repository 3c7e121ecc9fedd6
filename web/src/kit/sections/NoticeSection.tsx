import { Button } from '@mantine/core'
import { Notice } from '../../ui/Notice.tsx'
import { QuietNotice } from '../../ui/QuietNotice.tsx'
import { useKitTexts } from '../texts.ts'

export function NoticeSection() {
  const { notLoaded, sentence, actions } = useKitTexts()
  return (
    <>
      <Notice tone="bad" title={notLoaded}>
        {sentence}
      </Notice>
      <Notice tone="warn">{sentence}</Notice>
      <Notice
        tone="warn"
        title={notLoaded}
        action={
          <Button variant="default" size="xs">
            {actions.open}
          </Button>
        }
      />
      <QuietNotice>{sentence}</QuietNotice>
    </>
  )
}
