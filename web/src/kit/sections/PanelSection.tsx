import { Button } from '@mantine/core'
import { Fold } from '../../ui/Fold.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useKitTexts } from '../texts.ts'

export function PanelSection() {
  const { short, long, sentence, actions } = useKitTexts()
  return (
    <>
      <Panel title={short} level={3} about={sentence} actions={<Button size="xs">{actions.open}</Button>}>
        {long}
      </Panel>
      <Panel label={short}>
        <Fold title={short} note="2" startsOpen>
          {long}
        </Fold>
        <Fold title={short}>{long}</Fold>
      </Panel>
    </>
  )
}
