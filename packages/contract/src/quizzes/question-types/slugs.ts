/** Question-level types that exist (document 000 §3; names as stored). */
export const questionSlugs = [
  'single_answer',
  'multiple_answer',
  'conformity_answer',
  'sorting',
  'paste_word',
  'fill_gaps',
  'choose_from_list',
  'multi_choose_from_list',
  'word_from_chars',
  'sentence_from_words',
  'yes_no',
  'interview',
  'likert_scale',
  'rating',
  'reaction',
  'new_promoter_score',
  'numeric',
  'matrix',
  'mmpi',
] as const
export type QuestionSlug = (typeof questionSlugs)[number]
