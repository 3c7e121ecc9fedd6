import classes from './CopyableCode.module.css'

/** A command or an address as it is copied: one click selects all of it. */
export function CopyableCode({ text }: { text: string }) {
  return (
    <code className={classes.code} data-source>
      {text}
    </code>
  )
}
