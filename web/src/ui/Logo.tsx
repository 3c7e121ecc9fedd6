import classes from './Logo.module.css'

/** «тап» is Kazakh for "find!": it has the accent colour. */
export function Logo() {
  return (
    <span className={classes.logo}>
      tender<span className={classes.tap}>tap</span>
    </span>
  )
}
