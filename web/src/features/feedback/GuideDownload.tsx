import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { getLocale, type Language } from '@tendertap/domain/languages'
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Panel } from '../../ui/Panel.tsx'

/** A static file of the site root, made by `npm run guide`. */
const guidePath = (language: Language) => `/guide-${language}.pdf`

export function GuideDownload() {
  const { guide } = useTexts('feedback')
  const language = useLanguage()
  const others = LANGUAGE_NAMES.filter((entry) => entry.language !== language)
  return (
    <Panel title={guide.title} about={guide.text}>
      <Stack gap="md" align="start">
        <Button
          component="a"
          href={guidePath(language)}
          download
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
        >
          {guide.download}
        </Button>
        <Group gap="sm">
          <Text c="dimmed">{guide.otherLanguages}</Text>
          {others.map((entry) => (
            <Button
              key={entry.language}
              component="a"
              variant="default"
              href={guidePath(entry.language)}
              download
              lang={getLocale(entry.language)}
            >
              {entry.name}
            </Button>
          ))}
        </Group>
      </Stack>
    </Panel>
  )
}
