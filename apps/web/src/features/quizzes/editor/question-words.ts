import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizDraft } from '../quiz-kind.ts'

/** A question as plain words, for a person to compare or to copy. */
export const questionWords = ({ name, description, comment, answers }: Question): string =>
  [name, description, ...answers.map((answer) => `${answer.is_correct ? '✓' : '–'} ${answer.text}`), comment]
    .filter((line) => line.trim() !== '')
    .join('\n')

/** A whole quiz as plain words. */
export const quizWords = ({ name, content }: QuizDraft): string =>
  [name, ...content.questions.map(questionWords)].join('\n\n')
