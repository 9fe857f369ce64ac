import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps a question of words from learners. */
export const wordIssues = {
  no_word: 'questions.issue_no_word',
  word_empty: 'questions.issue_word_empty',
  word_repeated: 'questions.issue_word_repeated',
  word_length: 'questions.issue_word_length',
  word_has_blank: 'questions.issue_word_has_blank',
  too_many_letters: 'questions.issue_too_many_letters',
} as const satisfies Record<string, TextId>
