import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { downloadDocument } from '../lots/details/download-document.ts'
import { toFileSize } from '../lots/details/file-size.ts'
import { translateDocumentType } from '../lots/facts/lot-words.ts'
import { PortalWord } from '../lots/facts/PortalWord.tsx'
import type { LotDocument } from '../lots/lot.ts'

interface DocumentChoiceProps {
  document: LotDocument
  isShown: boolean
  onShow(): void
}

/** One document in the list: a click shows it below, the arrow saves it. */
export function DocumentChoice({ document, isShown, onShow }: DocumentChoiceProps) {
  const texts = useTexts('lots')
  const { documentType, originalFileName: name, state, size: bytes } = document
  const size = bytes === null ? null : toFileSize(bytes)
  const file = name !== null && <SourceText text={name} language={guessLanguage(name)} asWritten />
  return (
    <Group component="li" gap={0} wrap="nowrap" bg={isShown ? 'var(--accent-soft)' : 'transparent'}>
      <UnstyledButton flex={1} miw={0} px="md" aria-pressed={isShown} data-document={document.id} onClick={onShow}>
        <Group gap="sm" wrap="nowrap" mih="var(--target)">
          <IconFileText size={16} stroke={1.6} style={{ flex: 'none' }} aria-hidden />
          <span className="one-line">
            {documentType && <PortalWord word={translateDocumentType(texts, documentType)} original={documentType} />}
            {documentType && file ? (
              <Text span inherit c="dimmed">
                {' · '}
                {file}
              </Text>
            ) : (
              file || (!documentType && texts.documents)
            )}
          </span>
          {state === 'processing' && <Chip>{texts.documentStates.processing}</Chip>}
          {size && (
            <Text span size="sm" c="dimmed" ml="auto" flex="none">
              {texts[size.unit](formatNumber(size.value))}
            </Text>
          )}
        </Group>
      </UnstyledButton>
      {state === 'stored' && (
        <ActionIcon
          variant="subtle"
          size={30}
          mr="xs"
          aria-label={`${texts.download} ${name ?? ''}`}
          // the name of the file is the portal's
          data-source
          onClick={() => void downloadDocument(document)}
        >
          <IconDownload size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
