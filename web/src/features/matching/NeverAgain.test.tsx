import { screen, waitFor } from '@testing-library/dom'
import { interestsExamples } from '@tendertap/contract/examples/interests'
import { lot } from '@tendertap/contract/examples/lot'
import { matchingExamples } from '@tendertap/contract/examples/matching'
import { me } from '@tendertap/contract/examples/people'
import type { Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { session } from '../session/current-session.ts'
import { queryClient } from '../../api/query-client.ts'
import { token } from '../../api/token.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { startFakeServer, type FakeServer } from '../../testing/server.ts'
import { NeverAgain } from './NeverAgain.tsx'
import type { ExclusionProposal } from './profile-edits.ts'

const [proposal] = matchingExamples['matching/suggestExclusions'][0].output
const [interest] = interestsExamples['interests/getInterests'][0].output
if (!proposal || !interest) throw new Error('The examples are empty')
const PROFILE = { ...interest, id: proposal.Interest.id }

interface Shown {
  roles?: Role[]
  proposals?: ExclusionProposal[]
}

async function show({ roles = ['lead'], proposals = [proposal!] }: Shown) {
  const server: FakeServer = startFakeServer({
    'me/getMe': () => ({ ...me, roles }),
    'matching/suggestExclusions': () => proposals,
    'interests/getInterests': () => [PROFILE],
  })
  token.write('the-token')
  session.forget()
  await session.load()
  queryClient.clear()
  await loadTexts('matching')
  const person = await renderPiece(<NeverAgain lot={lot} />)
  await person.click(await screen.findByText('Больше не показывать такие'))
  return { person, server }
}

const readText = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ')

test('a rejected lot shows the word to exclude, what it would have cost, and examples', async () => {
  const { server } = await show({})
  const item = await screen.findByRole('listitem')
  expect(readText(item)).toContain('Добавить минус-слово «туалетная»')
  expect(readText(item)).toContain('Канцелярия и бумага')
  expect(readText(item)).toContain('За 90 дней из 46 совпадений пропало бы 9, из них принятых 0, взятых в работу 0.')
  expect(readText(item)).toContain('Например: Бумага туалетная')
  expect(server.received('matching/suggestExclusions')).toEqual([{ lotId: lot.id }])
})

test('an administrator excludes the word with one press; the profile keeps its other keywords', async () => {
  const { person, server } = await show({ roles: ['admin', 'lead'] })
  await person.click(await screen.findByRole('button', { name: 'Исключить слово' }))
  expect(await screen.findByText('Слово исключено, лоты пересчитываются')).toBeDefined()
  expect(screen.queryByRole('listitem')).toBeNull()
  await waitFor(() => expect(server.received('matching/suggestExclusions')).toHaveLength(2))
  expect(server.received('interests/updateInterest')).toEqual([
    { id: PROFILE.id, keywords: [...PROFILE.keywords, '-туалетная'] },
  ])
})

test('everyone else copies the request with its cost', async () => {
  const { person } = await show({})
  await person.click(await screen.findByRole('button', { name: 'Скопировать для администратора' }))
  await screen.findByRole('button', { name: 'Скопировано' })
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain('Профиль «Канцелярия и бумага», лот «Бумага офисная». Добавить минус-слово «туалетная».')
  expect(copied).toContain('пропало бы 9')
})

test('a lot that no word tells from the others says so', async () => {
  await show({ proposals: [] })
  expect(await screen.findByText('Не нашлось слова, по которому этот лот можно отличить от нужных.')).toBeDefined()
})
