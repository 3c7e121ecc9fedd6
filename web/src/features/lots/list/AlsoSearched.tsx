import { guessLanguage } from '@tendertap/domain/languages'
import { Fragment } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'

interface AlsoSearchedProps {
  /** synonyms and other spellings of the words */
  words: readonly string[]
  /** they were switched off */
  isExact: boolean
  onExact(isExact: boolean): void
}

/** What was searched for beside the typed words, with a way to switch it off and on again. */
export function AlsoSearched({ words, isExact, onExact }: AlsoSearchedProps) {
  const texts = useTexts('lot-filter')
  if (!isExact && words.length === 0) return null
  const said = isExact ? (
    texts.exactWords
  ) : (
    <Fragment key="words">
      {texts.alsoSearched}{' '}
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ', '}
          <SourceText text={word} language={guessLanguage(word)} />
        </Fragment>
      ))}
    </Fragment>
  )
  return (
    <MetaLine
      items={[
        said,
        <TextButton key="switch" onClick={() => onExact(!isExact)}>
          {isExact ? texts.searchSimilar : texts.searchExactly}
        </TextButton>,
      ]}
    />
  )
}
