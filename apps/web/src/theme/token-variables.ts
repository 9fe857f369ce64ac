import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core'

const shades = (
  ...names: [string, string, string, string, string, string, string, string, string, string]
) => {
  const [a, b, c, d, e, f, g, h, i, j] = names
  const shade = (name: string) => `var(--${name})`
  const tuple: MantineColorsTuple = [
    shade(a),
    shade(b),
    shade(c),
    shade(d),
    shade(e),
    shade(f),
    shade(g),
    shade(h),
    shade(i),
    shade(j),
  ]
  return tuple
}

const tone = (name: string) => {
  const [wash, line, text] = [`${name}-wash`, `${name}-line`, `${name}-text`]
  return shades(wash, wash, wash, line, line, line, line, text, text, text)
}

/** Mantine's palettes, each shade a token; the tokens themselves turn over between light and dark. */
export const tokenColors = {
  primary: shades(
    'primary-wash',
    'primary-wash',
    'primary-wash',
    'primary-line',
    'primary-text',
    'primary-line',
    'primary',
    'primary-hover',
    'primary-pressed',
    'primary-text',
  ),
  danger: shades(
    'danger-wash',
    'danger-wash',
    'danger-wash',
    'danger-line',
    'danger-text',
    'danger-line',
    'danger',
    'danger-hover',
    'danger-pressed',
    'danger-text',
  ),
  red: tone('danger'),
  green: tone('success'),
  teal: tone('success'),
  yellow: tone('warning'),
  orange: tone('warning'),
  blue: tone('info'),
  gray: shades(
    'ground-hover',
    'ground-hover',
    'line',
    'line',
    'line-control',
    'neutral-9',
    'text-muted',
    'text-muted',
    'text',
    'text',
  ),
  dark: shades(
    'text',
    'text-muted',
    'text-muted',
    'neutral-10',
    'line',
    'ground-hover',
    'ground-raised',
    'ground-raised',
    'ground-sunken',
    'ground-sunken',
  ),
}

const variablesOf = (name: string) => ({
  [`--mantine-color-${name}-text`]: `var(--${name}-text)`,
  [`--mantine-color-${name}-filled`]: `var(--${name})`,
  [`--mantine-color-${name}-filled-hover`]: `var(--${name}-hover)`,
  [`--mantine-color-${name}-light`]: `var(--${name}-wash)`,
  [`--mantine-color-${name}-light-hover`]: `var(--${name}-wash)`,
  [`--mantine-color-${name}-light-color`]: `var(--${name}-text)`,
  [`--mantine-color-${name}-outline`]: `var(--${name}-line)`,
  [`--mantine-color-${name}-outline-hover`]: `var(--${name}-wash)`,
})

const byToken = {
  '--mantine-primary-color-contrast': 'var(--text-on-fill)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-body': 'var(--ground-raised)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-success': 'var(--success-text)',
  '--mantine-color-placeholder': 'var(--neutral-10)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-default': 'var(--ground-raised)',
  '--mantine-color-default-hover': 'var(--ground-hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-control)',
  '--mantine-color-dimmed': 'var(--text-muted)',
  '--mantine-color-disabled': 'var(--ground-pressed)',
  '--mantine-color-disabled-color': 'var(--neutral-9)',
  '--mantine-color-disabled-border': 'var(--line-strong)',
  ...variablesOf('primary'),
  ...variablesOf('danger'),
}

/** Mantine's own variables, in both of its schemes the same tokens. */
export const tokenVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.43' },
  light: byToken,
  dark: byToken,
})
