import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps a question of sentences from learners. */
export const sentenceIssues = {
  no_sentence: 'questions.issue_no_sentence',
  sentence_empty: 'questions.issue_sentence_empty',
  sentence_repeated: 'questions.issue_sentence_repeated',
  too_few_words: 'questions.issue_too_few_words',
  too_many_words: 'questions.issue_too_many_words',
  order_foreign_word: 'questions.issue_order_foreign_word',
} as const satisfies Record<string, TextId>
