import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import { publicOption, questionHead, headOf } from '../../shared/common.ts'
import type { Arrangement, Random } from '../../question-type.ts'
import { shuffle } from '../../shared/shuffle.ts'
import { gapDisplay, gapKind, isFlatGap, isTypedGap } from './gap-kinds.ts'
import { gapsInText, type FillGapsQuestion, type Gap } from './question.ts'

export const publicFillGaps = z.object({
  ...questionHead,
  type: z.literal('fill_gaps'),
  text: z.string(),
  answer_groups: z.array(
    z.object({
      id: clientKey,
      type_id: z.literal([gapKind.typed, gapKind.choice]),
      display_type_id: z.literal([gapDisplay.dropdown, gapDisplay.flat]),
      /** Of a gap with a list of its own. */
      answers: z.array(publicOption),
    }),
  ),
  /** The chips of all gaps that share them. */
  answers: z.array(publicOption),
})
export type PublicFillGaps = z.infer<typeof publicFillGaps>

const optionsOf = (gaps: readonly Gap[]) => gaps.flatMap(({ answers }) => answers)

/** Rolls the order of all options, beginning with that of their keys: the author writes the right ones first. */
export const arrangeFillGaps = ({ answer_groups }: FillGapsQuestion, random: Random): Arrangement => {
  const choices = optionsOf(answer_groups.filter((gap) => !isTypedGap(gap)))
  return { order: shuffle(choices.map(({ id }) => id).toSorted(), random) }
}

/** What a learner may see: the text, the options of lists, and chips of which nothing tells the gap they came from. */
export const toPublicFillGaps = (question: FillGapsQuestion, { order }: Arrangement): PublicFillGaps => {
  const { text, answer_groups } = question
  const shown = (options: Gap['answers']) =>
    order.flatMap((id) =>
      options
        .filter((option) => option.id === id)
        // Nothing at all reads as a blank (document 002 §5).
        .map((option) => ({ id, text: option.text === '' ? ' ' : option.text })),
    )
  return {
    ...headOf(question),
    type: question.type,
    text,
    answer_groups: gapsInText(text, answer_groups).map((gap) => ({
      id: gap.id,
      type_id: gap.type_id,
      display_type_id: gap.display_type_id,
      answers: isTypedGap(gap) || isFlatGap(gap) ? [] : shown(gap.answers),
    })),
    answers: shown(optionsOf(answer_groups.filter(isFlatGap))),
  }
}
