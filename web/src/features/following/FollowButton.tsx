import { Button } from '@mantine/core'
import { IconEye, IconEyeCheck } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'

interface FollowButtonProps {
  /** what is followed, for screen readers: a page may have two such buttons */
  what: string
  isFollowed: boolean
  isBusy: boolean
  onClick(): void
}

export function FollowButton({ what, isFollowed, isBusy, onClick }: FollowButtonProps) {
  const texts = useTexts('following')
  const Icon = isFollowed ? IconEyeCheck : IconEye
  return (
    <Button
      size="xs"
      px="sm"
      variant={isFollowed ? 'light' : 'default'}
      leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
      loading={isBusy}
      title={isFollowed ? texts.unfollow : texts.follow}
      onClick={onClick}
    >
      {isFollowed ? texts.followed : texts.follow}
      <span className="visually-hidden"> {what}</span>
    </Button>
  )
}
