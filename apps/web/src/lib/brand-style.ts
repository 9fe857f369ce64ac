import { brandShades, type TextShades } from '@lectern/contract/schools/rules/brand-shades'

type Variables = Record<`--${string}`, string>

const inks = (theme: 'light' | 'dark', { text, line, edge }: TextShades): Variables => ({
  [`--brand-${theme}-text`]: text,
  [`--brand-${theme}-line`]: line,
  ...(edge !== undefined && { [`--brand-${theme}-edge`]: edge }),
})

/**
 * What an element needs to stand in a school's colour (packages/ui/src/brand.css).
 *
 * @param color `#rrggbb`, checked by the caller: it goes into a style attribute
 */
export const brandStyle = (color: string) => {
  const { fill, hover, pressed, ink, middle, light, dark } = brandShades(color)
  return {
    'data-brand': '',
    style: {
      '--brand': fill,
      '--brand-hover': hover,
      '--brand-pressed': pressed,
      '--brand-ink': ink,
      '--brand-middle': middle,
      ...inks('light', light),
      ...inks('dark', dark),
    } satisfies Variables,
  }
}
