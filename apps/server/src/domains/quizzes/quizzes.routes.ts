import { pageMetaOf } from '@lectern/contract/kernel/paging'
import { defaultQuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import * as operations from '@lectern/contract/quizzes/quizzes.api'
import type { Bind } from '../../platform/http/api.ts'
import { found } from '../../platform/http/call-error.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { presentQuiz } from './quizzes.presenter.ts'
import * as repository from './quizzes.repository.ts'
import { saveQuiz } from './use-cases/save-quiz.ts'

/** Binds the operations of the quiz library. */
export const registerQuizzes = (bind: Bind): void => {
  bind(operations.listQuizzes, async ({ db, staff, query }) => {
    const { rows, total } = await repository.listQuizzes(db, staff.schoolId, query)
    const meta = pageMetaOf(query, total)
    return {
      data: rows.map((row) => ({
        id: row.id,
        name: row.name,
        type: row.type,
        questions_count: row.questionsCount,
        updated_at: row.updatedAt.toISOString(),
      })),
      meta,
      links: nextLink(operations.listQuizzes, query, meta),
    }
  })

  bind(operations.createQuiz, async ({ db, staff, body, now }) => {
    const quiz = { ...body, schoolId: staff.schoolId, settings: defaultQuizSettings }
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
