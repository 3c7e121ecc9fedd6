import { createTheme, type ButtonProps, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

// The one accent. Mantine asks for ten shades; what is really shown comes from tokens.css through the resolver below.
const accent: MantineColorsTuple = [
  '#e3f1f6',
  '#c6e2ec',
  '#9ccde0',
  '#6cb4cf',
  '#3f9abb',
  '#1f84a8',
  '#14799c',
  '#0b6e8f',
  '#095c78',
  '#084f67',
]

// Mantine takes grounds, borders and menus of the dark scheme from here: the same blue-greys as in tokens.css.
const dark: MantineColorsTuple = [
  '#e6edf3',
  '#b4c1cc',
  '#93a2b0',
  '#667888',
  '#34434f',
  '#26323c',
  '#1a242d',
  '#161f27',
  '#0f161c',
  '#0b1116',
]

const FONT = "'Golos Text Variable', 'Golos Text', system-ui, 'Noto Sans', sans-serif"

/** `<Button variant="danger">` does what cannot be undone. */
const DANGER = {
  '--button-bg': 'var(--bad-soft)',
  '--button-hover': 'var(--bad-soft)',
  '--button-color': 'var(--bad)',
  '--button-bd': '1px solid transparent',
}

// Everything that differs from Mantine's own look is decided here and in mantine.css.
export const theme = createTheme({
  fontFamily: FONT,
  headings: { fontFamily: FONT, fontWeight: '650' },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.4', xl: '1.35' },
  spacing: {
    xs: 'var(--space-4)',
    sm: 'var(--space-8)',
    md: 'var(--space-12)',
    lg: 'var(--space-16)',
    xl: 'var(--space-24)',
  },
  colors: { accent, dark },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: { md: 'var(--shadow)' },
  components: {
    Button: { vars: (_: unknown, { variant }: ButtonProps) => ({ root: variant === 'danger' ? DANGER : {} }) },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    // A menu stays inside its landmark, and holds menu items only: Mantine's hidden focus target is no menu item.
    Menu: { defaultProps: { shadow: 'md', offset: 6, withinPortal: false, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md', offset: 6, withinPortal: false } },
    // also for the keyboard and for a finger
    Tooltip: { defaultProps: { multiline: true, maw: 280, events: { hover: true, focus: true, touch: true } } },
    // mantine.css stops the page behind from scrolling: Mantine's inline styles for it are against our policy
    Modal: { defaultProps: { lockScroll: false, overlayProps: { backgroundOpacity: 0.45 } } },
    // the page beside a side sheet stays readable
    Drawer: { defaultProps: { lockScroll: false, overlayProps: { backgroundOpacity: 0.15 } } },
  },
})

/**
 * Mantine's own colours fail AA in places (placeholders, dimmed text, filled controls in the dark): our tokens
 * replace them.
 */
export const cssVariables: CSSVariablesResolver = () => {
  const scheme = {
    '--mantine-color-body': 'var(--ground)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-default': 'var(--paper)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-2)',
    '--mantine-color-disabled': 'var(--chip)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-color-disabled-border': 'var(--line-2)',
    '--mantine-color-gray-light-color': 'var(--ink-3)',
    '--mantine-color-gray-light-hover': 'var(--hover)',
    '--mantine-color-accent-filled': 'var(--accent-fill)',
    '--mantine-color-accent-filled-hover': 'var(--accent-fill-hover)',
    '--mantine-color-accent-light': 'var(--accent-soft)',
    '--mantine-color-accent-light-hover': 'var(--accent-soft)',
    '--mantine-color-accent-light-color': 'var(--accent-ink)',
    '--mantine-color-accent-outline': 'var(--accent)',
  }
  return { variables: { '--mantine-line-height': '1.45' }, light: scheme, dark: scheme }
}
