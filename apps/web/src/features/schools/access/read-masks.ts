import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import type { Translate } from '../../../lib/texts/index.ts'

/** Addresses as they were typed: one in a line, or with commas between them. */
export const readMasks = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((mask) => mask.trim())
    .filter((mask) => mask !== '')

export const linesOf = (masks: readonly string[]): string => masks.join('\n')

/** A limit from 1 to 20; null when the field is empty, undefined when it cannot be one. */
export const readLimit = (text: string): number | null | undefined => {
  if (text.trim() === '') return null
  const limit = Number(text)
  return Number.isInteger(limit) && limit >= 1 && limit <= 20 ? limit : undefined
}

/** What is wrong with a list of addresses, with the one that is: the call names it by its place (`allow_masks.2`). */
export const maskError = (error: unknown, field: string, text: string, t: Translate): string | undefined => {
  if (!(error instanceof ApiError)) return undefined
  const named = Object.keys(error.fields).find((name) => name === field || name.startsWith(`${field}.`))
  if (named === undefined) return undefined
  const mask = readMasks(text)[Number(named.split('.')[1])]
  return mask === undefined ? errorText(error, t) : t('school.access_bad_mask', { mask })
}
