import { newQuizSettings } from '@lectern/contract/quizzes/quiz-types/new-quiz-settings'
import * as operations from '@lectern/contract/quizzes/quizzes.api'
import type { Bind } from '../../platform/http/api.ts'
import { found } from '../../platform/http/call-error.ts'
import { bindBank } from './bank/bank.routes.ts'
import { bindHeldEdits } from './held-edits/held-edits.routes.ts'
import { bindFolders } from './library/folders.routes.ts'
import { bindLibrary } from './library/library.routes.ts'
import type { QuizUsage } from './library/quiz-usage.ts'
import { presentQuiz } from './quizzes.presenter.ts'
import * as repository from './quizzes.repository.ts'
import { bindStyles } from './style/styles.routes.ts'
import { saveQuiz } from './use-cases/save-quiz.ts'

/** Binds the operations of quizzes, their library and the bank of questions. */
export const registerQuizzes = (bind: Bind, usage: QuizUsage): void => {
  bindLibrary(bind, usage)
  bindFolders(bind)
  bindBank(bind, usage)
  bindHeldEdits(bind, usage)
  bindStyles(bind)

  bind(operations.createQuiz, async ({ db, staff, body, now }) => {
    const quiz = { ...body, schoolId: staff.schoolId, settings: newQuizSettings(body.type) }
    return { data: await presentQuiz(db, await repository.insertQuiz(db, quiz, now)) }
  })

  bind(operations.getQuiz, async ({ db, staff, params }) => ({
    data: await presentQuiz(db, found(await repository.findQuiz(db, staff.schoolId, params.quiz))),
  }))

  bind(operations.updateQuiz, async ({ db, staff, params, body, now }) => {
    const { base_revision: baseRevision, ...change } = body
    const quiz = await saveQuiz(db, {
      ...change,
      baseRevision,
      schoolId: staff.schoolId,
      quizId: params.quiz,
      now,
    })
    return { data: await presentQuiz(db, quiz) }
  })
}
