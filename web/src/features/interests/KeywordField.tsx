import { Group, Stack, TextInput } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { cleanKeywords, parseKeyword, splitKeywords } from '@tendertap/domain/interests/keywords'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { RemovableChip } from './RemovableChip.tsx'

// as long as the server takes them
const MAX_LENGTH = 200

interface KeywordFieldProps {
  keywords: readonly string[]
  onChange(keywords: string[]): void
}

/** Enter or a comma adds what is typed; a pasted column of words becomes as many keywords. */
export function KeywordField({ keywords, onChange }: KeywordFieldProps) {
  const texts = useTexts('interests')
  const [typed, setTyped] = useState('')

  const add = (text: string) => {
    const added = splitKeywords(text).map((keyword) => keyword.slice(0, MAX_LENGTH))
    if (added.length > 0) onChange(cleanKeywords([...keywords, ...added]))
    setTyped('')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      // Enter in an empty field sends the form
      if (event.key === 'Enter' && typed.trim() === '') return
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '') onChange(keywords.slice(0, -1))
  }
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\n\r,;]/.test(pasted)) return
    event.preventDefault()
    add(`${typed}${pasted}`)
  }
  return (
    <Stack gap="sm">
      <TextInput
        label={texts.form.keywords}
        description={texts.form.keywordsHint}
        placeholder={texts.form.keywordsPlaceholder}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={() => add(typed)}
      />
      {keywords.length > 0 && (
        <Group component="ul" gap="sm" aria-label={texts.form.keywords}>
          {keywords.map((keyword) => (
            <li key={keyword}>
              <RemovableChip
                tone={parseKeyword(keyword)?.isExcluded ? 'bad' : 'plain'}
                name={keyword}
                onRemove={() => onChange(keywords.filter((one) => one !== keyword))}
              >
                <KeywordText keyword={keyword} />
              </RemovableChip>
            </li>
          ))}
        </Group>
      )}
    </Stack>
  )
}

/** As it was typed; that it excludes is also said in words, because the colour and the minus are easily missed. */
export function KeywordText({ keyword }: { keyword: string }) {
  const { excludes } = useTexts('interests')
  return (
    <span>
      {parseKeyword(keyword)?.isExcluded && <span className="visually-hidden">{excludes} </span>}
      <SourceText text={keyword} language={guessLanguage(keyword)} asWritten />
    </span>
  )
}
