import type { Answer } from '../../shared/answer.ts'
import type { OpenKinds } from '../../shared/open/open-kinds.ts'
import { validateOpen } from '../../shared/open/validate-open.ts'
import type { Issue } from '../../question-type.ts'

/** Nothing is missing where nothing is asked; else unanswered while there is neither text nor a file. */
export const validateTextGraphic = (
  question: OpenKinds & { readonly is_answer_enabled: boolean },
  answer: Answer,
): Issue | null => (question.is_answer_enabled ? validateOpen(question, answer) : null)
