import { getInitials } from '../lib/initials.ts'
import classes from './Avatar.module.css'

interface AvatarProps {
  name: string
  size?: 'small' | 'large'
}

/** The initials of a person. A decoration: the name stands beside it. */
export function Avatar({ name, size = 'small' }: AvatarProps) {
  return (
    <span className={classes.avatar} data-size={size} aria-hidden data-source>
      {getInitials(name)}
    </span>
  )
}
