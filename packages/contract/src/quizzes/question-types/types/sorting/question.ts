import { z } from 'zod'
import {
  findTextIssues,
  questionHead,
  questionLimits,
  questionTail,
  blankQuestion,
  thing,
} from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'

export const sortingQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('sorting'),
  /** Whether an item at its place earns its share of the points also when others are not at theirs. */
  is_partial: z.boolean().default(false),
  /** In the right order: it is the key. */
  answers: z.array(thing).max(questionLimits.options),
})
export type SortingQuestion = z.infer<typeof sortingQuestion>

/** Three empty items. */
export const createSorting = (key: () => string): SortingQuestion => ({
  ...blankQuestion(key),
  type: 'sorting',
  is_partial: false,
  answers: Array.from({ length: 3 }, () => ({ id: key(), text: '' })),
})

/** At least two items, none of them empty or there twice: of two that read alike nobody could know which comes first. */
export const findSortingIssues = ({ name, answers }: SortingQuestion): Issue[] => [
  ...(name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(answers.length < 2 ? [{ code: 'too_few_items' }] : []),
  ...findTextIssues(answers, { empty: 'item_empty', repeated: 'item_repeated' }),
]
