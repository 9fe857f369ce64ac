import * as operations from '@lectern/contract/quizzes/held-edits/held-edits.api'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { listWithRandomizers } from '../library/library.repository.ts'
import type { QuizUsage } from '../library/quiz-usage.ts'
import { presentQuiz } from '../quizzes.presenter.ts'
import { findQuiz } from '../quizzes.repository.ts'
import { discardEdits, holdEdits, releaseEdits } from './hold-edits.ts'
import { presentHeldEdits } from './present-held-edits.ts'

/** Binds the holding of edits: whom they concern, held, released, discarded. */
export const bindHeldEdits = (bind: Bind, usage: QuizUsage): void => {
  bind(operations.getQuizUse, async ({ db, staff, params }) => {
    const quiz = found(await findQuiz(db, staff.schoolId, params.quiz))
    const quizIds = await listWithRandomizers(db, staff.schoolId, quiz.id)
    const counts = await usage.countUse(db, staff.schoolId, quizIds)
    return {
      data: {
        held: await presentHeldEdits(db, quiz),
        people_running: counts.peopleRunning,
        attempts_finished: counts.attemptsFinished,
        lessons_published: counts.lessonsPublished,
      },
    }
  })

  bind(operations.holdEdits, async ({ db, staff, actor, params, body, now }) => {
    const { before, base_revision: baseRevision } = body
    const quizAt = { schoolId: staff.schoolId, quizId: params.quiz, now }
    const quiz = await holdEdits(db, { ...quizAt, userId: actor.userId, before, baseRevision })
    return { data: await presentQuiz(db, quiz) }
  })

  bind(operations.releaseEdits, async ({ db, staff, params, body, now }) => {
    const quizAt = { schoolId: staff.schoolId, quizId: params.quiz, now }
    const quiz = await releaseEdits(db, { ...quizAt, baseRevision: body.base_revision })
    return { data: await presentQuiz(db, quiz) }
  })

  bind(operations.discardEdits, async ({ db, staff, params, body, now }) => {
    const quizAt = { schoolId: staff.schoolId, quizId: params.quiz, now }
    const quiz = await discardEdits(db, { ...quizAt, baseRevision: body.base_revision })
    return { data: await presentQuiz(db, quiz) }
  })
}
