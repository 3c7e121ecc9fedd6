import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { MAX_COMMENT_LENGTH } from '@tendertap/domain/lot-comments/comments'
import { listNamed } from '@tendertap/domain/lot-comments/mentions'
import { useId, useRef, type KeyboardEvent } from 'react'
import { send } from '../../../api/client.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { PersonName } from '../in-work/PersonName.tsx'
import { refreshLots } from '../../lots/refresh-lots.ts'
import { showFailure } from '../../../ui/snackbars/show-failure.ts'
import { useMembers, type NamedMember } from './use-members.ts'
import { useSuggestions } from './use-suggestions.ts'
import classes from './Activity.module.css'

/** Says something about the lot. After an @ it suggests colleagues. */
export function CommentBox({ lotId }: { lotId: number }) {
  const texts = useTexts('activity').box
  const members = useMembers()
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const { text, type, moveCaret, suggested, active, activate, insert, close, clear } = useSuggestions(members)
  const mayBeSent = text.trim() !== ''
  const sending = useMutation({
    mutationFn: () => {
      const mentions = listNamed(text, members).map(({ id }) => id)
      return send('lots/addComment', { lotId, text, mentions })
    },
    onSuccess: () => {
      clear()
      refreshLots('lotComments')
    },
    onError: (error) => showFailure(texts.failed, error),
  })
  const submit = () => {
    if (mayBeSent && !sending.isPending) sending.mutate()
  }

  const choose = (member: NamedMember) => {
    const caret = insert(member)
    // after the text is drawn
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(caret, caret)
    })
  }
  const toOptionId = (place: number) => `${listId}-${place}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return submit()
    }
    const chosen = suggested[active]
    if (!chosen) return undefined
    const moves: Record<string, () => void> = {
      ArrowDown: () => activate((active + 1) % suggested.length),
      ArrowUp: () => activate((active + suggested.length - 1) % suggested.length),
      Enter: () => choose(chosen),
      Tab: () => choose(chosen),
      Escape: close,
    }
    const move = moves[event.key]
    if (!move || event.shiftKey) return undefined
    event.preventDefault()
    event.stopPropagation()
    return move()
  }

  return (
    <Stack gap="xs" component="form" onSubmit={(event) => (event.preventDefault(), submit())}>
      <div className={classes.box}>
        <Textarea
          ref={field}
          aria-label={texts.label}
          placeholder={texts.placeholder}
          rows={3}
          resize="vertical"
          maxLength={MAX_COMMENT_LENGTH}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.selectionStart)}
          onSelect={({ currentTarget }) => moveCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          onBlur={close}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={suggested.length > 0 ? listId : undefined}
          aria-activedescendant={suggested.length > 0 ? toOptionId(active) : undefined}
        />
        {suggested.length > 0 && (
          <div id={listId} role="listbox" aria-label={texts.people} className={classes.suggestions}>
            {suggested.map((member, place) => (
              <div
                key={member.id}
                id={toOptionId(place)}
                role="option"
                aria-selected={place === active}
                className={classes.suggestion}
                tabIndex={-1}
                onMouseDown={(event) => {
                  // the field keeps the focus
                  event.preventDefault()
                  choose(member)
                }}
              >
                <PersonName name={member.fullName} />
              </div>
            ))}
          </div>
        )}
        <span role="status" className="visually-hidden">
          {suggested.length > 0 && texts.found(suggested.length)}
        </span>
      </div>
      {mayBeSent && (
        <Group>
          <Button type="submit" size="xs" loading={sending.isPending}>
            {texts.send}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
