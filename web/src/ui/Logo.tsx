import classes from './Logo.module.css'

/** «тап» is Kazakh for "find!": the accent stands on it. */
export function Logo() {
  return (
    <span className={classes.logo}>
      tender<span className={classes.tap}>tap</span>
    </span>
  )
}
