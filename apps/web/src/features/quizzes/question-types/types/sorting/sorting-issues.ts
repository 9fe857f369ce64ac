import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps a sorting question from learners. */
export const sortingIssues = {
  too_few_items: 'questions.issue_too_few_items',
  item_empty: 'questions.issue_item_empty',
  item_repeated: 'questions.issue_item_repeated',
} as const satisfies Record<string, TextId>
