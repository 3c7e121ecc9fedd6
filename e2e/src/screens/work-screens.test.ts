// The work on lots: lots in work by role, the dialogs of its steps, completed lots and results, archive, whole tenders,
// templates of checklists, the library of company documents.
import { checklistsExamples } from '@tendertap/contract/examples/checklists'
import { getStage } from '@tendertap/domain/lot-work/stage'
import type { Role } from '@tendertap/domain/roles'
import type { Texts } from '@tendertap/web/i18n/dictionaries'
import type { Page } from 'playwright-core'
import { NAMED_COMMENT } from './activity-answers.ts'
import { answer, type Answers } from './answers.ts'
import { checkScreens } from './check-screens.ts'
import { INTERESTS, withProfiles } from './matching-answers.ts'
import { toList } from './rating-answers.ts'
import { ARCHIVED, ARCHIVED_TENDERS, COMPLETED, IN_WORK, LIBRARY, TENDERS_TO_RATE, toTenders } from './work-answers.ts'
import { OPEN } from './tender-answers.ts'

function answerAs(answers: Answers, roles: Role[]): void {
  answers.set('me/getMe', { change: withProfiles(INTERESTS.length, roles) })
  answers.set('interests/getInterests', answer(200, INTERESTS))
  answers.set('tenders/getTenderDetails', answer(200, { tender: OPEN }))
  answers.set('lots/getActiveLots', {
    bodyFor: ({ stage }) =>
      toList(IN_WORK.filter(({ LotsInProcessOfLot: [work] }) => !stage || (work && getStage(work) === stage))),
  })
  answers.set('lots/getCompletedLots', answer(200, toList(COMPLETED)))
  answers.set('lots/getArchivedLots', answer(200, toList(ARCHIVED)))
  answers.set('companyDocuments/getDocuments', answer(200, { documents: LIBRARY }))
  answers.set('tenders/tendersWithFilters', answer(200, toTenders(TENDERS_TO_RATE)))
  answers.set('tenders/getArchivedTenders', answer(200, toTenders(ARCHIVED_TENDERS)))
}

async function open(page: Page, answers: Answers, path: string, roles: Role[]): Promise<void> {
  answerAs(answers, roles)
  await page.goto(path)
  await page.locator('article').first().waitFor()
}

const card = (page: Page, id: number) => page.locator(`article[data-lot="${id}"]`)

async function ask(page: Page, answers: Answers, id: number, roles: Role[], button: string): Promise<void> {
  await open(page, answers, `/lots-in-work?open=${id}`, roles)
  await card(page, id).getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
}

type Open = (page: Page, texts: Texts, answers: Answers) => Promise<void>
const screen = (name: string, show: Open) => ({ name, who: 'person' as const, open: show })
const wideScreen = (name: string, show: Open) => ({ ...screen(name, show), isWideOnly: true })

checkScreens([
  screen('lots-in-work-manager', (page, _, answers) => open(page, answers, '/lots-in-work?open=7101', ['manager'])),
  screen('lots-in-work-procurement', (page, _, answers) =>
    open(page, answers, '/lots-in-work?open=7101', ['procurement']),
  ),
  screen('lots-in-work-to-place', (page, _, answers) =>
    open(page, answers, '/lots-in-work?open=7103', ['procurement']),
  ),
  screen('lots-in-work-superseded', (page, _, answers) => open(page, answers, '/lots-in-work?open=7105', ['manager'])),
  screen('lots-in-work-moved', (page, _, answers) => open(page, answers, '/lots-in-work?open=7106', ['controller'])),
  wideScreen('lots-in-work-comment', async (page, texts, answers) => {
    await open(page, answers, `/lots-in-work?open=7101&comment=${NAMED_COMMENT}`, ['manager'])
    await card(page, 7101).getByLabel(texts.activity.box.label, { exact: true }).fill('@')
    await page.getByRole('listbox', { name: texts.activity.box.people }).waitFor()
  }),
  screen('lots-in-work-price', async (page, texts, answers) => {
    await open(page, answers, '/lots-in-work?open=7101', ['manager'])
    await card(page, 7101).getByLabel(texts['in-work'].price.label).fill('100')
    await card(page, 7101).getByRole('button', { name: texts['in-work'].price.send }).click()
    await page.getByRole('dialog').waitFor()
  }),
  screen('lots-in-work-add-document', (page, texts, answers) =>
    ask(page, answers, 7101, ['procurement'], texts['in-work'].checklist.add),
  ),
  screen('lots-in-work-complete', (page, texts, answers) =>
    ask(page, answers, 7102, ['manager'], texts['in-work'].placing.complete),
  ),
  screen('lots-in-work-place', (page, texts, answers) =>
    ask(page, answers, 7103, ['procurement'], texts['in-work'].placing.place),
  ),
  screen('lots-in-work-deactivate', (page, texts, answers) =>
    ask(page, answers, 7101, ['manager'], texts['in-work'].deactivate),
  ),
  screen('lots-in-work-move', (page, texts, answers) =>
    ask(page, answers, 7105, ['manager'], texts['in-work'].successor.action),
  ),
  screen('lots-in-work-failed', async (page, texts, answers) => {
    await ask(page, answers, 7103, ['procurement'], texts['in-work'].placing.place)
    answers.set('lots/lotPlacement', answer(409, { error: '', code: 'status_changed' }))
    await page.getByRole('dialog').getByRole('button', { name: texts['in-work'].dialogs.place.action }).click()
    await page.getByRole('dialog', { name: texts['in-work'].failed.title, exact: true }).waitFor()
  }),
  screen('lots-in-work-empty-status', async (page, texts, answers) => {
    answerAs(answers, ['manager'])
    answers.set('lots/getActiveLots', answer(200, toList([])))
    await page.goto('/lots-in-work?workStatuses=in_placement')
    await page.getByText(texts['in-work'].empty.status).waitFor()
  }),
  screen('lots-in-work-board', (page, _, answers) => open(page, answers, '/lots-in-work?view=board', ['manager'])),
  screen('lots-in-work-board-procurement', (page, _, answers) =>
    open(page, answers, '/lots-in-work?view=board', ['procurement']),
  ),
  screen('lots-in-work-board-empty', async (page, texts, answers) => {
    answerAs(answers, ['manager'])
    answers.set('lots/getActiveLots', answer(200, toList([])))
    await page.goto('/lots-in-work?view=board')
    await page.getByText(texts['in-work'].empty.title).waitFor()
  }),
  screen('completed-lots', (page, _, answers) => open(page, answers, '/completed-lots', ['procurement'])),
  screen('completed-lots-result', async (page, texts, answers) => {
    await open(page, answers, '/completed-lots', ['procurement'])
    await card(page, 7202).getByRole('button', { name: texts.results.fill }).click()
    await page.getByRole('dialog').waitFor()
  }),
  screen('completed-lots-empty', async (page, texts, answers) => {
    answerAs(answers, ['manager'])
    answers.set('lots/getCompletedLots', answer(200, toList([])))
    await page.goto('/completed-lots')
    await page.getByText(texts.results.completed.empty).waitFor()
  }),
  wideScreen('archive-lots', (page, _, answers) => open(page, answers, '/archive-lots', ['manager'])),
  wideScreen('archive-lots-empty', async (page, texts, answers) => {
    answerAs(answers, ['controller'])
    answers.set('lots/getArchivedLots', answer(200, toList([])))
    await page.goto('/archive-lots')
    await page.getByText(texts.results.archive.empty).waitFor()
  }),
  wideScreen('archive-tenders', (page, _, answers) => open(page, answers, '/archive-lots?show=tenders', ['manager'])),
  screen('rate-tenders', (page, _, answers) => open(page, answers, '/rate-lots?show=tenders', ['lead'])),
  screen('lots-in-work-library', async (page, texts, answers) => {
    await open(page, answers, '/lots-in-work?open=7101', ['procurement'])
    await card(page, 7101).getByRole('button', { name: texts['in-work'].files.fromLibrary }).first().click()
    await page.getByRole('dialog').getByText('Устав').waitFor()
  }),
  screen('company-documents', async (page, _, answers) => {
    answerAs(answers, ['procurement'])
    await page.goto('/company-documents')
    await page.getByText('Устав', { exact: true }).waitFor()
  }),
  screen('company-documents-empty', async (page, texts, answers) => {
    answerAs(answers, ['controller'])
    answers.set('companyDocuments/getDocuments', answer(200, { documents: [] }))
    await page.goto('/company-documents')
    await page.getByText(texts['company-documents'].empty).waitFor()
  }),
  screen('company-documents-edit', async (page, texts, answers) => {
    answerAs(answers, ['manager'])
    await page.goto('/company-documents')
    await page.getByRole('button', { name: texts['company-documents'].edit }).first().click()
    await page.getByRole('dialog').waitFor()
  }),
  screen('checklists', async (page, texts, answers) => {
    answerAs(answers, ['admin'])
    answers.set('checklists/getTemplates', answer(200, checklistsExamples['checklists/getTemplates'][0].output))
    await page.goto('/admin/checklists')
    await page.getByText(texts.checklists.general).first().waitFor()
  }),
  screen('checklists-edit', async (page, texts, answers) => {
    answerAs(answers, ['admin'])
    answers.set('checklists/getTemplates', answer(200, checklistsExamples['checklists/getTemplates'][0].output))
    await page.goto('/admin/checklists')
    await page.getByRole('button', { name: texts.checklists.edit }).last().click()
    await page.getByRole('dialog').waitFor()
  }),
])
