import { ActionIcon, FileButton, Group, Progress, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { formatDay } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { judgeExpiry } from '@tendertap/domain/company-documents/expiry'
import { useRef, useState, type DragEvent } from 'react'
import { findErrorText } from '../../../../i18n/error-text.ts'
import { getTexts, useTexts } from '../../../../i18n/texts.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { send } from '../../../../api/client.ts'
import { uploadFile } from '../../../../api/upload.ts'
import { FileLine } from '../../../../ui/FileLine.tsx'
import { showFailure } from '../../../../ui/snackbars/show-failure.ts'
import { SourceText } from '../../../../ui/SourceText.tsx'
import { TextButton } from '../../../../ui/TextButton.tsx'
import { downloadOwnFile, useFileSize } from '../../../lots/own-files.ts'
import { refreshLots } from '../../../lots/refresh-lots.ts'
import { useAsk } from '../steps/ask-context.ts'
import type { ChecklistItem, WorkedLot } from '../work-facts.ts'
import classes from './EntryFiles.module.css'

type OwnFile = ChecklistItem['files'][number]

interface EntryFilesProps {
  about: WorkedLot
  item: ChecklistItem
  /** somebody else, or a completed collection, leaves the files as they are */
  mayChange: boolean
}

/** The files of our own on a document: those that are there, and two ways to add one. */
export function EntryFiles({ about, item, mayChange }: EntryFilesProps) {
  const texts = useTexts('in-work').files
  const { ask } = useAsk()
  const [isOver, setOver] = useState(false)
  const { sending, problem, add } = useAttaching(about.lot.id, item.key)
  if (item.files.length === 0 && !mayChange) return null
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (mayChange) add([...event.dataTransfer.files])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same as dropping a file
    <div
      className={classes.files}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(mayChange)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {item.files.length > 0 && (
        <ul aria-label={texts.label}>
          {item.files.map((file) => (
            <li key={file.id}>
              <AttachedFile about={about} file={file} mayChange={mayChange} />
            </li>
          ))}
        </ul>
      )}
      {sending && (
        <div>
          <Text size="sm">{texts.sending(sending.name)}</Text>
          <Progress value={sending.share * 100} aria-label={texts.sending(sending.name)} />
        </div>
      )}
      {problem && (
        <Text size="sm" c="var(--bad)" role="alert">
          {problem}
        </Text>
      )}
      {mayChange && (
        <Group gap="md">
          <FileButton multiple onChange={add}>
            {({ onClick }) => <TextButton onClick={onClick}>{texts.attach}</TextButton>}
          </FileButton>
          <TextButton onClick={() => ask({ step: 'attachFromLibrary', about, documentKey: item.key })}>
            {texts.fromLibrary}
          </TextButton>
        </Group>
      )}
    </div>
  )
}

/** Sends files one after the other, also those that are added meanwhile, and attaches each. */
function useAttaching(lotId: number, documentKey: string) {
  const queue = useRef(Promise.resolve())
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sendAll = async (files: readonly File[]) => {
    setProblem(null)
    for (const file of files) {
      setSending({ name: file.name, share: 0 })
      try {
        const { fileId } = await uploadFile(file, (share) => setSending({ name: file.name, share }))
        await send('lots/attachFile', { lotId, documentKey, fileId })
      } catch (error) {
        const reason = findErrorText(error)
        setProblem([getTexts('in-work').files.failed(file.name), reason].filter(Boolean).join('. '))
      }
    }
    setSending(null)
    refreshLots('lotWork')
  }
  const add = (files: readonly File[]) => {
    queue.current = queue.current.then(() => sendAll(files))
  }
  return { sending, problem, add }
}

function AttachedFile({ about, file, mayChange }: { about: WorkedLot; file: OwnFile; mayChange: boolean }) {
  const texts = useTexts('in-work').files
  const toSize = useFileSize()
  const warning = useExpiryWarning(about, file)
  const title = file.companyDocument?.title
  const detach = async () => {
    try {
      await send('lots/detachFile', { lotId: about.lot.id, workFileId: file.id })
      refreshLots('lotWork')
    } catch (error) {
      showFailure(getTexts('in-work').files.detachFailed, error)
    }
  }
  return (
    <FileLine
      name={file.name}
      onDownload={() => void downloadOwnFile(file)}
      facts={[
        toSize(file.size),
        title !== undefined && texts.isFromLibrary,
        title && <SourceText key="title" text={title} language={guessLanguage(title)} asWritten />,
      ]}
      warning={warning}
      action={
        mayChange && (
          <ActionIcon size={28} aria-label={texts.detach(file.name)} data-source onClick={() => void detach()}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )
      }
    />
  )
}

/** A document of the library that is no longer valid, or not on the day on which the applications end. */
function useExpiryWarning({ lot }: WorkedLot, { companyDocument }: OwnFile) {
  const texts = useTexts('in-work').files
  const validUntil = companyDocument?.validUntil ?? null
  const state = judgeExpiry(validUntil, lot.Tender.applicationEndAt, useNow())
  if (state === 'valid' || validUntil === null) return null
  return { tone: state === 'expired' ? ('bad' as const) : ('warn' as const), text: texts[state](formatDay(validUntil)) }
}
