import { analyticsWords } from '@tendertap/domain/words/analytics/en'
import { words } from '@tendertap/domain/words/en'
import type { TeamAnalyticsTexts } from '../ru/team-analytics.ts'

const { team } = analyticsWords

export const texts: TeamAnalyticsTexts = {
  person: 'Person',
  anyone: 'Whole team',
  empty: 'No activity in this period',
  emptyText: 'Lots found, accepted and taken into work will appear here. Choose a longer period.',
  unlisted: (lots) => `Past results from a file are counted too. Not in the catalogue, so no list shows them: ${lots}.`,
  figures: team.figures,
  formulas: {
    byCount:
      'Won ÷ (won + lost) × 100%. Cancelled purchases are not counted. A lot counts in the month of its results.',
    byValue:
      'Amount won ÷ (amount won + amount lost) × 100%. The amount of a lot is our price or, without one, the final amount.',
    won: 'Lots we won with a result dated in the period, and the sum of our prices.',
    lost: 'Lots won by somebody else or with an unknown winner, with a result dated in the period, and the sum of our prices.',
    funnel:
      'Each lot is counted once, in the month it came to the team’s notice: it matched a profile, got a vote, was taken into work or was declined, whichever came first. Then we look at how far it has got by today. A lot taken without a vote counts as accepted. For one person: the lots they voted or worked on.',
    stages: `Elapsed time from the start to the end of a stage, nights and weekends included, counted in the month the stage ended. Median: half of the lots took no longer. “${team.columns.most}”: nine lots out of ten took no longer.`,
    people:
      'Lots the person voted on, took or placed in the period. Worked on: any step, such as collecting a document, setting a price or attaching a file. Won and lost: lots they voted for or worked on. Median: the time of the stages they completed.',
    losses: 'Lots lost in the period by the reason recorded in the results, and the sum of our prices.',
  },
  funnel: team.tables.funnel,
  steps: team.steps,
  columns: team.columns,
  stagesTitle: team.tables.stages,
  stages: team.stages,
  people: team.tables.people,
  noPeople: 'Nobody voted or worked on lots in this period.',
  losses: team.tables.losses,
  noLosses: 'No lots were lost in this period.',
  noReason: team.noReason,
  duration: words.duration,
  noName: team.noName,
}
