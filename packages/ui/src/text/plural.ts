export type PluralForm = 'one' | 'few' | 'many' | 'other'

/**
 * The three-form Slavic rule (document 000 §9), with CLDR's fourth form for fractions: 1, 21, 101 are `one`; 2-4, 22-24 are
 * `few`; 0, 5-20, 25-30 are `many`; 1.5 is `other`.
 */
export const slavicForm = (count: number): PluralForm => {
  const whole = Math.abs(count)
  if (!Number.isInteger(whole)) return 'other'
  const [last, lastTwo] = [whole % 10, whole % 100]
  if (last === 1 && lastTwo !== 11) return 'one'
  if (last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14)) return 'few'
  return 'many'
}

const slavic = new Set(['uk', 'ru'])

/** The form that goes with `count` in a language; a form that is not given is `other`. */
export const choosePlural = <T>(
  locale: string,
  count: number,
  forms: Partial<Record<PluralForm, T>> & { other: T },
): T => {
  const form = slavic.has(locale) ? slavicForm(count) : count === 1 ? 'one' : 'other'
  return forms[form] ?? forms.other
}
