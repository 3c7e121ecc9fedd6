import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { screen } from '@testing-library/dom'
import { Suspense, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { adoptLanguage } from '../features/session/language.ts'
import { useTexts } from '../i18n/texts.ts'
import { PartMissing } from '../lib/parts.ts'
import { render } from '../testing/render.tsx'
import { lazyPart } from './lazy-part.ts'

function Greeting({ name }: { name: string }) {
  const { title } = useTexts('audit')
  return (
    <p>
      {title}, {name}
    </p>
  )
}

function Failure({ error }: ErrorComponentProps) {
  return <p>{error instanceof PartMissing ? 'A part is missing' : 'Something else failed'}</p>
}

const show = (part: ReactNode) =>
  render(
    <CatchBoundary getResetKey={() => ''} errorComponent={Failure} onCatch={() => undefined}>
      <Suspense>{part}</Suspense>
    </CatchBoundary>,
  )

test('a component is shown once it and its texts are loaded', async () => {
  await adoptLanguage('ru')
  const Lazy = lazyPart(() => Promise.resolve(Greeting), 'audit')
  show(<Lazy name="Айгерим" />)
  expect(await screen.findByText('Журнал действий, Айгерим')).toBeDefined()
})

test('a component that cannot be fetched fails with PartMissing, which reloads the page', async () => {
  const Lazy = lazyPart<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')))
  show(<Lazy name="Айгерим" />)
  expect(await screen.findByText('A part is missing')).toBeDefined()
})
