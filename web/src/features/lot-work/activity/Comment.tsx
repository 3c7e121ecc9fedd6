import { Text } from '@mantine/core'
import { splitMentions } from '@tendertap/domain/lot-comments/mentions'
import { guessLanguage } from '@tendertap/domain/languages'
import { useState } from 'react'
import { send } from '../../../api/client.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { refreshLots } from '../../lots/refresh-lots.ts'
import type { EntryOf } from './use-activity.ts'
import classes from './Activity.module.css'

/** What somebody said: plain text, whatever it looks like. */
export function Comment({ comment: { text, mentions } }: { comment: EntryOf<'comment'> }) {
  const texts = useTexts('activity')
  if (text === null) return <Text c="dimmed">{texts.removed}</Text>
  const people = mentions.flatMap(({ id, fullName }) => (fullName ? [{ id, fullName }] : []))
  const parts = splitMentions(text, people)
  return (
    <div className={classes.said}>
      {parts.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity but their place
        <span key={place} className={part.person ? classes.mention : undefined}>
          <SourceText text={part.text} language={guessLanguage(part.text)} asWritten />
        </span>
      ))}
    </div>
  )
}

/** Only its author has this button. */
export function RemoveComment({ id }: { id: string }) {
  const texts = useTexts('activity').remove
  const [isAsked, setAsked] = useState(false)
  const remove = async () => {
    await send('lots/removeComment', { commentId: id })
    refreshLots('lotComments')
  }
  return (
    <>
      <TextButton onClick={() => setAsked(true)}>{texts.button}</TextButton>
      {isAsked && (
        <ConfirmDialog
          title={texts.title}
          action={texts.action}
          isDangerous
          onConfirm={remove}
          failedText={texts.failed}
          onClose={() => setAsked(false)}
        >
          <p>{texts.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
