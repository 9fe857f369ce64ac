import { textColorOn } from '../../../schools/rules/brand-shades.ts'
import type { CssVariables } from '../shown-style.ts'
import type { ShownStartInfo, StartInfo } from '../start-info.ts'

const lookOf = ({
  justifyContent,
  color,
  background,
  hover,
  padding,
  margin,
}: Omit<StartInfo, 'text'>): CssVariables => {
  const look: CssVariables = {}
  if (justifyContent) look['--start-side'] = justifyContent
  const ink = color ?? (background && textColorOn(background))
  if (ink) look['--start-color'] = ink
  if (background) look['--start-ground'] = background
  if (hover ?? background) look['--start-hover'] = hover ?? background ?? ''
  if (padding !== undefined) look['--start-padding'] = `${padding}px`
  if (margin !== undefined) look['--start-margin'] = `${margin}px`
  return look
}

/** The start page of the author as learners get it; `html` is what was made of its text when it was saved. */
export const showStart = (
  { buttonText, ...button }: Omit<StartInfo, 'text'>,
  html: string,
): ShownStartInfo => ({
  text: html,
  ...(buttonText !== undefined && { buttonText }),
  look: lookOf(button),
})
