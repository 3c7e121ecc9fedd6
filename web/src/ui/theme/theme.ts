import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

// The one accent. The kit asks for ten shades; what is really shown comes from tokens.css through the resolver below.
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

// The kit takes grounds, borders and menus of the dark scheme from here: the same blue-greys as in tokens.css.
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

export const theme = createTheme({
  fontFamily: FONT,
  headings: { fontFamily: FONT, fontWeight: '650' },
  fontSizes: { xs: '0.78rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.5', xl: '1.5' },
  colors: { accent, dark },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: { md: 'var(--shadow)' },
  components: {
    // A menu stays inside its landmark, and holds menu items only: the kit's hidden focus target is no menu item.
    Menu: { defaultProps: { shadow: 'md', offset: 6, withinPortal: false, withInitialFocusPlaceholder: false } },
  },
})

/**
 * The kit's own colours fail AA in places (placeholders, dimmed text, filled controls in the dark): they are
 * replaced by our tokens.
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
    '--mantine-color-accent-filled': 'var(--accent-fill)',
    '--mantine-color-accent-filled-hover': 'var(--accent-fill-hover)',
    '--mantine-color-accent-light': 'var(--accent-soft)',
    '--mantine-color-accent-light-hover': 'var(--accent-soft)',
    '--mantine-color-accent-light-color': 'var(--accent-ink)',
    '--mantine-color-accent-outline': 'var(--accent)',
  }
  return { variables: { '--mantine-line-height': '1.45' }, light: scheme, dark: scheme }
}
