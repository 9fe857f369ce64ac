import { fontStacks } from '../../rich-text/font-stacks.ts'
import { fontFamily } from '../../rich-text/looks.ts'
import type { CssVariables } from '../../quizzes/style/shown-style.ts'
import type { FontStyles } from '../course.ts'

/** Sizes in pixels and heights in lines that can be read; others are taken as the nearest. */
export const lookLimits = { size: { min: 12, max: 40 }, height: { min: 1, max: 3 } } as const

/** A pixel of the author by the reader's own size of letters. */
const pixelsOfRem = 16

/** Of lines where the author chose a size alone. */
const usualHeight = 1.65

const numberOf = (value: FontStyles['size'], unit: RegExp): number | null => {
  const written = typeof value === 'string' ? value.replace(unit, '') : value
  const number = written === '' ? Number.NaN : Number(written ?? Number.NaN)
  return Number.isFinite(number) && number > 0 ? number : null
}

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, value))

/** How texts of a course are set, as properties of its pages; what a reader chose on the own device is on top of it. */
export const courseLook = ({ family, size, height }: FontStyles): CssVariables => {
  const look: CssVariables = {}
  const known = fontFamily.safeParse(family)
  const face = known.success ? fontStacks[known.data] : family
  const pixels = numberOf(size, /px$/)
  const lines = numberOf(height, /$/)
  if (face) look['--course-face'] = face
  if (pixels !== null)
    look['--reading-size'] =
      `calc(${within(pixels, lookLimits.size) / pixelsOfRem}rem * var(--reading-scale, 1))`
  if (lines !== null) look['--reading-leading'] = String(within(lines, lookLimits.height))
  else if (pixels !== null) look['--reading-leading'] = String(usualHeight)
  return look
}
