import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { getWork } from '../../../lots/lot-facts.ts'
import { useCurrentLot } from '../../../lots/worked-lot.ts'
import { AddDocumentDialog } from '../checklist/AddDocumentDialog.tsx'
import { LibraryDialog } from '../checklist/LibraryDialog.tsx'
import { applyMarks, usePendingMarks } from '../checklist/pending-marks.ts'
import type { WorkedLot } from '../work-facts.ts'
import { AskContext, type Question } from './ask-context.ts'
import { ConfirmStepDialog } from './ConfirmStepDialog.tsx'
import { PriceDialog } from './PriceDialog.tsx'

// spec 2 §9
const PRICE_LOCK_MS = 1000

interface StepDialogsProps {
  /** the lots of the page */
  shown: readonly WorkedLot[]
  children: ReactNode
}

/** Around the cards: what they ask for, the page's dialog confirms. */
export function StepDialogs({ shown, children }: StepDialogsProps) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [lockedLot, setLockedLot] = useState<number | null>(null)
  useEffect(() => {
    if (lockedLot === null) return undefined
    const timer = setTimeout(() => setLockedLot(null), PRICE_LOCK_MS)
    return () => clearTimeout(timer)
  }, [lockedLot])
  const value = useMemo(
    () => ({ ask: setQuestion, isPriceLocked: (lotId: number) => lotId === lockedLot }),
    [lockedLot],
  )
  return (
    <AskContext value={value}>
      {children}
      {question && (
        <QuestionDialog
          question={question}
          shown={shown}
          onPrice={() => setLockedLot(question.about.lot.id)}
          onClose={() => setQuestion(null)}
        />
      )}
    </AskContext>
  )
}

interface QuestionDialogProps {
  question: Question
  shown: readonly WorkedLot[]
  onPrice(): void
  onClose(): void
}

function QuestionDialog({ question, shown, onPrice, onClose }: QuestionDialogProps) {
  const about = useCurrentWork(question.about, shown)
  if (question.step === 'addDocument') return <AddDocumentDialog about={about} onClose={onClose} />
  if (question.step === 'attachFromLibrary')
    return <LibraryDialog about={about} documentKey={question.documentKey} onClose={onClose} />
  if (question.step === 'setOfferPrice')
    return <PriceDialog about={about} offerPrice={question.offerPrice} onSend={onPrice} onClose={onClose} />
  return <ConfirmStepDialog about={about} step={question.step} onClose={onClose} />
}

/** As it is now, also if a colleague's step has taken the lot off the page. */
function useCurrentWork(asked: WorkedLot, shown: readonly WorkedLot[]): WorkedLot {
  const marks = usePendingMarks()
  const lot = useCurrentLot(
    asked.lot,
    shown.map((about) => about.lot),
  )
  const work = getWork(lot)
  return applyMarks(work ? { lot, work } : asked, marks)
}
