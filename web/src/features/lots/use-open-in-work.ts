import { useRouter } from '@tanstack/react-router'

interface WayToWork {
  /** false: the person has gone to another page or begun something else since, and is to be left there */
  isStillHere(): boolean
  /** The hash is the number of a lot or the code of a tender. */
  open(hash: string): void
}

const listDialogs = () => [...document.querySelectorAll('[aria-modal=true]')]

/**
 * What is taken into work is shown among the lots in work, its card open and its documents loaded.
 * To be called when the step begins.
 */
export function useOpenInWork(): () => WayToWork {
  const router = useRouter()
  return () => {
    const { pathname, search } = router.history.location
    // the step's own dialog
    const dialogs = listDialogs()
    return {
      isStillHere: () => {
        const now = router.history.location
        return (
          now.pathname === pathname &&
          now.search === search &&
          listDialogs().every((dialog) => dialogs.includes(dialog))
        )
      },
      open: (hash) => void router.navigate({ to: '/lots-in-work', hash }),
    }
  }
}
