import { Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SaveFileButton } from '../../ui/SaveFileButton.tsx'

/** The offer promises a company its data, also after the subscription has ended. */
export function WorkspaceData() {
  const texts = useTexts('exports')
  return (
    <Panel title={texts.title}>
      <Text c="var(--ink-2)" mb="md">
        {texts.about}
      </Text>
      <SaveFileButton
        label={texts.save}
        icon={<IconDownload size={18} stroke={1.7} aria-hidden />}
        onSave={(saving) => send('exports/getWorkspaceData', {}, saving)}
      >
        {texts.save}
      </SaveFileButton>
    </Panel>
  )
}
