import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import { partPoints, questionHead, questionTail, blankQuestion } from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'
import { findFormIssues } from '../../shared/typed/find-form-issues.ts'
import { spelling } from '../../shared/typed/spelling.ts'
import { typedLimits } from '../../shared/typed/typed-limits.ts'
import { gapDisplay, gapKind, isFlatGap, isTypedGap } from './gap-kinds.ts'
import { gapIdsIn } from './gap-text.ts'

export const gapLimits = { text: 20_000, gaps: 50 } as const

const gap = z.object({
  id: clientKey,
  type_id: z.literal([gapKind.typed, gapKind.choice]),
  display_type_id: z.literal([gapDisplay.dropdown, gapDisplay.flat]),
  /** Earned when this gap is right, whatever the others are. */
  points: partPoints,
  /** Accepted forms of a typed gap, options of the others; an option without words means that nothing belongs there. */
  answers: z
    .array(z.object({ id: clientKey, text: z.string().max(typedLimits.text), is_correct: z.boolean() }))
    .max(typedLimits.forms),
})
export type Gap = z.infer<typeof gap>

export const fillGapsQuestion = z.object({
  ...questionHead,
  ...questionTail,
  ...spelling,
  type: z.literal('fill_gaps'),
  /** Words with gaps, each as its key in double brackets. */
  text: z.string().max(gapLimits.text),
  answer_groups: z.array(gap).max(gapLimits.gaps),
})
export type FillGapsQuestion = z.infer<typeof fillGapsQuestion>

/** A text that is still to be written. */
export const createFillGaps = (key: () => string): FillGapsQuestion => ({
  ...blankQuestion(key),
  type: 'fill_gaps',
  case_sensitive: false,
  allow_typos: false,
  text: '',
  answer_groups: [],
})

/** The gaps in the order of the text. */
export const gapsInText = <G extends { readonly id: string }>(text: string, groups: readonly G[]): G[] =>
  gapIdsIn(text).flatMap((id) => groups.filter((each) => each.id === id))

/** There is a gap, every gap of the text is there once, and each has something that is right. */
export const findFillGapsIssues = (question: FillGapsQuestion): Issue[] => {
  const { text, answer_groups: groups } = question
  const ids = gapIdsIn(text)
  const known = new Set(groups.map(({ id }) => id))
  const isWhole =
    new Set(ids).size === ids.length && ids.length === groups.length && ids.every((id) => known.has(id))
  return [
    ...(question.name.trim() === '' ? [{ code: 'question_empty' }] : []),
    ...(ids.length === 0 ? [{ code: 'no_gaps' }] : []),
    ...(isWhole ? [] : [{ code: 'gap_unknown' }]),
    ...groups.flatMap((each) =>
      isTypedGap(each) ? findFormIssues(each.id, each.answers, question) : findChoiceGapIssues(each),
    ),
  ]
}

const findChoiceGapIssues = (each: Gap): Issue[] => {
  const texts = each.answers.map(({ text }) => text.trim())
  const right = each.answers.filter(({ is_correct }) => is_correct).length
  return [
    ...(!isFlatGap(each) && texts.length < 2 ? [{ code: 'too_few_options', at: each.id }] : []),
    ...(right === 0 ? [{ code: 'gap_unkeyed', at: each.id }] : []),
    ...(!isFlatGap(each) && right > 1 && right === texts.length
      ? [{ code: 'gap_all_correct', at: each.id }]
      : []),
    ...each.answers
      .filter((_answer, at) => texts.indexOf(texts[at] ?? '') !== at)
      .map(({ id }) => ({ code: 'option_repeated', at: id })),
  ]
}
