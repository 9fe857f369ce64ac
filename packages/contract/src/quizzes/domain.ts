import { defineDomain } from '../kernel/domain.ts'
import * as quizzes from './quizzes.api.ts'
import * as bank from './bank/bank.api.ts'
import * as quizLibrary from './library/library.api.ts'
import * as heldEdits from './held-edits/held-edits.api.ts'
import * as quizStyles from './style/quiz-style.api.ts'
import { quizzesErrors } from './quizzes.errors.ts'
import { quizByteRoutes } from './quizzes.bytes.ts'

export const quizzesDomain = defineDomain({
  name: 'quizzes',
  operations: [quizzes, bank, quizLibrary, heldEdits, quizStyles],
  errors: quizzesErrors,
  byteRoutes: quizByteRoutes,
})
