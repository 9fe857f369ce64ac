import { editDistance } from './edit-distance.ts'
import { normaliseTyped } from './normalise-typed.ts'
import type { Spelling } from './spelling.ts'

/** From how many letters on one slip is forgiven, and from how many on two. */
export const typoLetters = { one: 5, two: 9 } as const

/**
 * Whether a typed answer is one of the accepted forms, as strictly as the author wants it. An empty answer never is, and
 * digits are never taken for slips.
 */
export const acceptsTyped = (typed: string, forms: readonly string[], spelling: Spelling): boolean => {
  const given = normaliseTyped(typed, spelling)
  if (given === '') return false
  return forms
    .map((form) => normaliseTyped(form, spelling))
    .some((form) => form === given || (spelling.allow_typos && isNearlyTyped(given, form)))
}

const isNearlyTyped = (given: string, form: string): boolean => {
  const most = forgivenIn(form)
  if (most === 0 || Math.abs(given.length - form.length) > most * 2 || digitsOf(given) !== digitsOf(form))
    return false
  return editDistance(given, form) <= most
}

const forgivenIn = (form: string): number => {
  const letters = form.match(/\p{L}/gu)?.length ?? 0
  if (letters >= typoLetters.two) return 2
  return letters >= typoLetters.one ? 1 : 0
}

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '')
