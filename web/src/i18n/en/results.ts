import { words } from '@tendertap/domain/words/en'
import { workWords } from '@tendertap/domain/words/work/en'
import type { ResultsTexts } from '../ru/results.ts'

export const texts: ResultsTexts = {
  outcomes: { ...workWords.outcomes, none: 'Results not filled in' },
  lossReasons: workWords.lossReasons,
  fill: 'Fill in results',
  correct: 'Correct results',
  saved: 'The results of the lot were updated',
  failed: 'The data could not be saved',
  completed: {
    offerPrice: words.lotFields.offerPrice,
    empty: 'No completed lots',
    emptyText: 'A lot appears here when a buyer confirms its placement.',
  },
  award: {
    published: 'The portal has published the winner',
    ours: 'The portal has published the winner: it is you',
    check: 'The form of the results is filled in with this. Check it and save.',
    prefilled: 'Filled in with what the portal published. Check it and correct it where needed.',
  },
  form: {
    title: 'Results of the lot',
    correctTitle: 'Correct the results of the lot',
    status: 'Purchase',
    statuses: { held: 'Held', cancelled: 'Cancelled' },
    date: words.lotFields.resultsDate,
    dateRequired: 'Give the date of the results',
    winner: words.lotFields.winner,
    winnerRequired: 'Name the winner',
    amount: `${words.lotFields.finalAmount}, ₸`,
    amountRequired: 'Give the final amount',
    amountInvalid: 'Type an amount above zero with at most two decimals',
    notApplicable: 'Not applicable',
    who: 'Who won',
    us: 'We did',
    other: 'Another company',
    lossReason: words.lotFields.lossReason,
    noReason: 'Not given',
    save: 'Save',
    overtaken: 'A colleague saved results while this form was open. Saving it will replace them.',
  },
  tender: {
    open: 'Results of the tender',
    title: 'Results of the tender',
    sum: 'Final amount of all lots:',
    noneFilled: 'Fill in the result of at least one lot',
    someWrong: 'Name the winner and the amount of every lot you have begun',
    saved: 'The results of the tender were updated',
    loadFailed: 'The tender could not be loaded',
  },
  archive: {
    empty: 'No archived lots',
    emptyText:
      'Declined lots come here, and those that nobody took into work before the applications ended or the portal withdrew them.',
    deactivated: 'Deactivated',
    deadline: 'Applications until',
    withdrawn: 'Withdrawn by the portal',
  },
}
