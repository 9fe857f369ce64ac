import type { ChoiceOption } from '../shared/choice.ts'
import type { Loss, QuestionBase } from './conversion-forms.ts'
import { isOwnOption } from '../shared/own-answer.ts'

const countOf = (options: readonly ChoiceOption[], holds: (option: ChoiceOption) => unknown): number =>
  options.filter(holds).length

/** What options lose where none of them is right or wrong any more. */
export const findKeyLoss = (options: readonly ChoiceOption[]): Loss => ({
  code: 'key_lost',
  count: countOf(options, ({ is_correct }) => is_correct),
})

/** The same where nothing earns points either. */
export const findOpinionLosses = ({ points }: QuestionBase, options: readonly ChoiceOption[]): Loss[] => {
  return [findKeyLoss(options), { code: 'points_lost', count: points > 0 ? 1 : 0 }]
}

/** The option for own words, where there can be none. */
export const findOwnLoss = (options: readonly ChoiceOption[]): Loss => ({
  code: 'own_lost',
  count: countOf(options, isOwnOption),
})

/** Pictures, where there can be none. */
export const findPictureLoss = (things: readonly { readonly image?: unknown }[]): Loss => ({
  code: 'pictures_lost',
  count: things.filter(({ image }) => image).length,
})
