import { Button } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { session } from '../session/current-session.ts'
import { PublicPage } from '../session/PublicPage.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

/** For a superadmin without a second factor: the server refuses all other calls until it is set up. */
export function SecondFactorPage({ onDone }: { onDone(): void }) {
  const texts = useTexts('second-factor')
  const signOut = (
    <Button variant="subtle" size="compact-sm" onClick={() => void session.signOut()}>
      {texts.signOut}
    </Button>
  )
  return (
    <PublicPage title={texts.requiredTitle} about={texts.requiredText} below={signOut}>
      <SetUpSecondFactor onDone={onDone} />
    </PublicPage>
  )
}
