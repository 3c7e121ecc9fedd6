import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useSyncExternalStore, type FocusEvent } from 'react'
import { TextButton } from '../TextButton.tsx'
import {
  closeSnackbar,
  pauseSnackbars,
  resumeSnackbars,
  listSnackbars,
  subscribeToSnackbars,
  type SnackbarType,
} from './snackbars.ts'
import classes from './Snackbars.module.css'

const ICONS = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} as const satisfies Record<SnackbarType, unknown>

interface SnackbarsProps {
  label: string
  closeLabel: string
}

/** The area stays in the page, empty and without size, so that a screen reader announces what appears in it. */
export function Snackbars({ label, closeLabel }: SnackbarsProps) {
  const snackbars = useSyncExternalStore(subscribeToSnackbars, listSnackbars)
  const resumeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) resumeSnackbars()
  }
  return (
    // Pointing at a notice only keeps it longer; everything it offers is a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes.area}
      aria-label={label}
      aria-live="polite"
      onMouseEnter={pauseSnackbars}
      onMouseLeave={resumeSnackbars}
      onFocus={pauseSnackbars}
      onBlur={resumeOnLeave}
    >
      {snackbars.map(({ id, type, message, action }) => {
        const Icon = ICONS[type]
        return (
          <div key={id} className={classes.snackbar} data-type={type} role={type === 'error' ? 'alert' : undefined}>
            <Icon size={20} stroke={1.8} className={classes.icon} aria-hidden />
            <span className={classes.message}>
              <span>{message}</span>
              {action && (
                <>
                  {' · '}
                  <TextButton
                    onClick={() => {
                      closeSnackbar(id)
                      action.run()
                    }}
                  >
                    {action.text}
                  </TextButton>
                </>
              )}
            </span>
            <ActionIcon aria-label={closeLabel} onClick={() => closeSnackbar(id)}>
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        )
      })}
    </section>
  )
}
