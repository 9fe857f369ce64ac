import type { TextId } from '../../../../lib/texts/index.ts'

/** The words of what keeps a question of words from learners. */
export const wordIssues = {
  no_word: 'create-course.issue_no_word',
  word_empty: 'create-course.issue_word_empty',
  word_repeated: 'create-course.issue_word_repeated',
  word_length: 'create-course.issue_word_length',
  word_has_blank: 'create-course.issue_word_has_blank',
  too_many_letters: 'create-course.issue_too_many_letters',
} as const satisfies Record<string, TextId>
