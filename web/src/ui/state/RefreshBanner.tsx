import { useTexts } from '../../i18n/texts.ts'
import { TextButton } from '../TextButton.tsx'
import classes from './RefreshBanner.module.css'

interface RefreshBannerProps {
  query: { isRefetchError: boolean; refetch(): unknown }
}

/** A refresh failed: what was loaded before stays on the screen, and the query tries again by itself. */
export function RefreshBanner({ query }: RefreshBannerProps) {
  const { retry } = useTexts('public')
  const { refreshFailed } = useTexts('account')
  if (!query.isRefetchError) return null
  return (
    <div className={classes.banner} role="status">
      <span>{refreshFailed}</span>
      <TextButton onClick={() => void query.refetch()}>{retry}</TextButton>
    </div>
  )
}
