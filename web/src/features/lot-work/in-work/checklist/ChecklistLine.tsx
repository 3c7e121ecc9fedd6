import { Switch } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { useId, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../../i18n/texts.ts'
import { MetaLine } from '../../../../ui/MetaLine.tsx'
import { SourceText } from '../../../../ui/SourceText.tsx'
import { TextButton } from '../../../../ui/TextButton.tsx'
import { PersonName } from '../PersonName.tsx'
import { pickItemName, type ChecklistItem, type WorkedLot } from '../work-facts.ts'
import { markCollected, undoMark, usePendingMarks } from './pending-marks.ts'
import { Recheck } from './Recheck.tsx'
import classes from './Checklist.module.css'

interface ChecklistLineProps {
  about: WorkedLot
  item: ChecklistItem
  /** somebody else, or a completed collection, leaves the switch as it is */
  mayMark: boolean
  /** of our own */
  files: ReactNode
}

/** One document. A mark goes one way, so it can be taken back only until it is sent. */
export function ChecklistLine({ about, item, mayMark, files }: ChecklistLineProps) {
  const texts = useTexts('in-work').checklist
  const language = useLanguage()
  const nameId = useId()
  const lotId = about.lot.id
  const mark = usePendingMarks().find(({ lotId: id, key }) => id === lotId && key === item.key)
  const isPending = mark?.phase === 'pending'
  const toggle = () => (isPending ? undoMark(lotId, item.key) : markCollected(lotId, item))
  return (
    <Line
      sign={
        <Switch
          aria-labelledby={nameId}
          checked={item.collected}
          disabled={!isPending && (item.collected || !mayMark)}
          onChange={toggle}
        />
      }
      name={
        <>
          <span id={nameId}>
            <SourceText {...pickItemName(item, language)} asWritten />
          </span>
          {item.needsRecheck && <Recheck about={about} item={item} />}
        </>
      }
      state={
        isPending ? (
          <TextButton onClick={toggle}>{texts.undo}</TextButton>
        ) : (
          <>
            {!item.required && !item.collected && <MetaLine items={[texts.optional]} />}
            <Collected item={item} />
          </>
        )
      }
      comment={item.comment}
      files={files}
    />
  )
}

/** spec 2 §3: the price marks itself and is not counted. */
export function PriceLine({ item, files }: { item: ChecklistItem; files: ReactNode }) {
  const texts = useTexts('in-work').checklist
  const language = useLanguage()
  const Icon = item.collected ? IconCircleCheck : IconCircleDashed
  return (
    <Line
      sign={<Icon size={20} stroke={1.7} aria-hidden data-collected={item.collected || undefined} />}
      name={<SourceText {...pickItemName(item, language)} asWritten />}
      state={
        <>
          {!item.collected && <MetaLine items={[texts.priceWaits]} />}
          <Collected item={item} />
        </>
      }
      comment={null}
      files={files}
    />
  )
}

/** By whom and when. */
function Collected({ item: { collectedBy, collectedAt } }: { item: ChecklistItem }) {
  return (
    <>
      {collectedBy !== null && <MetaLine items={[<PersonName key="who" name={collectedBy} />]} />}
      {collectedAt !== null && <MetaLine items={[formatDateTime(collectedAt)]} />}
    </>
  )
}

interface LineProps {
  sign: ReactNode
  name: ReactNode
  state: ReactNode
  comment: string | null
  files: ReactNode
}

function Line({ sign, name, state, comment, files }: LineProps) {
  return (
    <li className={classes.line}>
      <span className={classes.sign}>{sign}</span>
      <span className={classes.name}>
        {name}
        {comment !== null && (
          <MetaLine items={[<SourceText key="c" text={comment} language={guessLanguage(comment)} asWritten />]} />
        )}
      </span>
      <span className={classes.state}>{state}</span>
      {files}
    </li>
  )
}
