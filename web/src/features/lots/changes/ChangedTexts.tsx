import { useId, useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { RussianMark } from '../facts/RussianMark.tsx'
import { compareTexts, type ChangeEntry } from './changes.ts'
import classes from './Change.module.css'

/** Which texts were rewritten; what they were and are, on demand. */
export function ChangedTexts({ change }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const changes = compareTexts(change, useLanguage())
  return (
    <div>
      <p className={classes.what}>{texts.text}</p>
      {!isOpen && <MetaLine items={[changes.map(({ field }) => texts.fields[field]).join(', ')]} />}
      <TextButton isOpen={isOpen} controls={detailsId} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hideTexts : texts.showTexts}
      </TextButton>
      {isOpen && (
        <dl id={detailsId} className={classes.texts}>
          {changes.map(({ field, language, before, after }) => (
            <div key={field}>
              <dt>
                {texts.fields[field]} <RussianMark language={language} />
              </dt>
              <dd>
                <del>
                  <span className="visually-hidden">{texts.was}: </span>
                  {before ? <SourceText text={before} language={language} asWritten /> : texts.noText}
                </del>
                <ins>
                  <span className="visually-hidden">{texts.now}: </span>
                  {after ? <SourceText text={after} language={language} asWritten /> : texts.noText}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
