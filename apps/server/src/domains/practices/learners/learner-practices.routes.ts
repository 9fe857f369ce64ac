import * as operations from '@lectern/contract/practices/practices.api'
import type { Database, ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { Actor } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import {
  createAskClosing,
  findRunningAttempt,
  listPublicAnswers,
  type PickedCounts,
  type PinnedAttempts,
  presentAttempt,
  startAttempt,
} from '../../attempts/index.ts'
import type { FileAccess, FileRequester } from '../../files/index.ts'
import type { QuizCache } from '../../quizzes/index.ts'
import {
  findUnitPlace,
  type LessonReading,
  loadPassed,
  practicePlace,
  type PracticePlace,
  type SchoolCall,
} from '../../lessons/index.ts'
import { refusePreview } from './previewed-practices.ts'
import { findAttemptForStaff, presentForStaff } from '../staff-view.ts'
import {
  type AttemptAddress,
  findPlacedQuiz,
  findLearnerQuiz,
  listLearnerQuizzes,
  findAttemptAt,
  loadOwnAttempt,
  presentView,
  refuseLeftOut,
} from './learner-practices.ts'

export type PracticeParts = LessonReading &
  Pick<Dependencies, 'db' | 'random'> & {
    readonly files: FileAccess
    readonly pinned: PinnedAttempts
    readonly picked: PickedCounts
    readonly quizzes: QuizCache
  }

interface StartCall {
  readonly db: Database
  readonly now: Date
}

/** Where a call practises, and what it does there; the same for the lesson's address and the unit's. */
const createLearnerPractices = (dependencies: PracticeParts) => {
  const { db, contents, readers, pinned, random } = dependencies
  const askClosing = createAskClosing()

  const inLesson = async (call: SchoolCall, lessonId: number): Promise<PracticePlace> => {
    const { schoolId } = await call.school()
    const content = found(await contents.contentOf(schoolId, lessonId))
    return practicePlace(content, await readers.readerOf(content, call))
  }
  const inUnit = async (call: SchoolCall, unitId: number): Promise<PracticePlace> =>
    inLesson(call, found(await findUnitPlace(db, unitId)).lessonId)

  const running = async ({ now }: Pick<StartCall, 'now'>, place: PracticePlace, quizId: number) => {
    const { settings } = await findPlacedQuiz(dependencies, place, quizId)
    const { userId, content } = place
    const attempt = await findRunningAttempt(db, { userId, lessonId: content.row.id, quizId })
    if (!attempt) throw new CallError('no_running_attempt')
    return { data: presentAttempt(attempt, settings, 'learner', now) }
  }
  const start = async ({ db: pool, now }: StartCall, place: PracticePlace, quizId: number) => {
    refusePreview(place)
    const quiz = await findPlacedQuiz(dependencies, place, quizId)
    const { userId, content } = place
    const pin = dependencies.quizzes.versionOf
    const attempt = await startAttempt(pool, {
      userId,
      lessonId: content.row.id,
      quiz,
      pin,
      now,
      random,
      versionOf: pinned.versionOf,
      askClosing,
      opening: content.openings.get(quizId) ?? null,
      hasPassed: async (tx, earlier) =>
        (await loadPassed(tx, [content.row.schoolId], { userId, until: null }, [earlier]))
          .get(earlier)
          ?.has(content.row.courseId) ?? false,
    })
    return { data: presentAttempt(attempt, quiz.settings, 'learner', now) }
  }
  const questions = async (
    { now }: Pick<StartCall, 'now'>,
    place: PracticePlace,
    quizId: number,
    query: { attempt_id: number; device?: string | undefined },
  ) => {
    const { userId, content } = refuseLeftOut(place, quizId)
    const address = {
      userId,
      lessonId: content.row.id,
      quizId,
      attemptId: query.attempt_id,
      device: query.device ?? null,
      now,
    }
    return { data: (await loadOwnAttempt(db, pinned, address)).questions }
  }
  return { inLesson, inUnit, running, start, questions }
}

type ExpertCall = SchoolCall & FileRequester & { readonly db: ReadDatabase; readonly actor: Actor }

/** Binds what learners do with the quizzes of a lesson, by the lesson's address and by the unit's. */
export const bindLearnerPractices = (bind: Bind, dependencies: PracticeParts): void => {
  const { pinned } = dependencies
  const { inLesson, inUnit, running, start, questions } = createLearnerPractices(dependencies)

  /** The attempt as staff of the visited school see it; null for who may not. */
  const expertView = async (call: ExpertCall, place: Omit<AttemptAddress, 'userId' | 'device' | 'now'>) => {
    const seat = await call.seatIn((await call.school()).schoolId)
    if (!seat) return null
    const { attemptId, lessonId, quizId } = place
    const attempt = await findAttemptForStaff(call.db, seat, { userId: call.actor.userId, attemptId })
    if (!attempt || attempt.lessonId !== lessonId || attempt.quizId !== quizId) return null
    return presentForStaff(dependencies, call, attempt)
  }

  bind(operations.listLessonQuizzes, async (call) => ({
    data: await listLearnerQuizzes(dependencies, await inLesson(call, call.params.lesson), call.now),
  }))
  bind(operations.listUnitQuizzes, async (call) => ({
    data: await listLearnerQuizzes(dependencies, await inUnit(call, call.params.unit), call.now),
  }))
  bind(operations.getLessonQuiz, async (call) => ({
    data: await findLearnerQuiz(
      dependencies,
      await inLesson(call, call.params.lesson),
      call.params.quiz,
      call.now,
    ),
  }))
  bind(operations.getUnitQuiz, async (call) => ({
    data: await findLearnerQuiz(
      dependencies,
      await inUnit(call, call.params.unit),
      call.params.quiz,
      call.now,
    ),
  }))

  bind(operations.startAttemptByGet, async (call) => {
    const place = await inLesson(call, call.params.lesson)
    return call.isScripted ? start(call, place, call.params.quiz) : running(call, place, call.params.quiz)
  })
  bind(operations.startAttempt, async (call) =>
    start(call, await inLesson(call, call.params.lesson), call.params.quiz),
  )
  bind(operations.startUnitAttemptByGet, async (call) => {
    const place = await inUnit(call, call.params.unit)
    return call.isScripted ? start(call, place, call.params.quiz) : running(call, place, call.params.quiz)
  })
  bind(operations.startUnitAttempt, async (call) =>
    start(call, await inUnit(call, call.params.unit), call.params.quiz),
  )

  bind(operations.listLessonQuizQuestions, async (call) =>
    questions(call, await inLesson(call, call.params.lesson), call.params.quiz, call.query),
  )
  bind(operations.listUnitQuizQuestions, async (call) =>
    questions(call, await inUnit(call, call.params.unit), call.params.quiz, call.query),
  )

  bind(operations.getAttemptView, async (call) => {
    const { lesson, quiz: quizId, attempt: attemptId } = call.params
    if (call.query.is_expert) {
      const view = await expertView(call, { lessonId: lesson, quizId, attemptId })
      if (view) return { data: view }
    }
    const place = await inLesson(call, lesson)
    const quiz = await findLearnerQuiz(dependencies, place, quizId, call.now)
    const address = {
      userId: place.userId,
      lessonId: lesson,
      quizId,
      attemptId,
      device: call.query.device ?? null,
      now: call.now,
    }
    const own = await loadOwnAttempt(call.db, pinned, address)
    return { data: await presentView(dependencies, call, { ...own, quiz, viewer: 'learner' }) }
  })
  bind(operations.listPublicAnswers, async (call) => {
    const { lesson, quiz: quizId, attempt: attemptId } = call.params
    const { userId } = refuseLeftOut(await inLesson(call, lesson), quizId)
    const attempt = await findAttemptAt(call.db, { userId, lessonId: lesson, quizId, attemptId })
    const { quiz_question_id: questionId, ...page } = call.query
    return listPublicAnswers(call.db, pinned, attempt, { questionId, ...page })
  })
}
