import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { attemptFacts, practiceSubmitted, quizFinished } from '@lectern/contract/attempts/attempts.facts'
import type { Database } from '../../platform/database/pool.ts'
import { onFacts } from '../../platform/facts/listener.ts'
import type { Listener } from '../../platform/facts/news.ts'
import { noteLearningDay } from '../streaks/index.ts'
import { findLesson } from './lessons.repository.ts'
import { notePassed, notePractised } from './use-cases/note-progress.ts'
import { noteVisited } from './use-cases/note-visited.ts'

const handedIn: ReadonlySet<string> = new Set([practiceSubmitted.type, quizFinished.type])

/** What lessons do when something happens below them. */
export const lessonListeners = (db: Database): readonly Listener[] => [
  onFacts(
    'lessons.notePractised',
    attemptFacts,
    async ({ type, schoolId, userId, details, at }, { clock }) => {
      const { lesson_id: lessonId, quiz_id: quizId, status_id: statusId, is_again: isAgain } = details
      const lesson = await findLesson(db, schoolId, lessonId)
      if (!lesson) return
      const place = { userId, lessonId, courseId: lesson.courseId, schoolId }
      await db.transaction(async (tx) => {
        await notePractised(tx, place, clock.now())
        if (statusId === attemptStatus.passed) await notePassed(tx, place, quizId, clock.now())
      })
      // They were there when they handed it in, not when somebody decided about it or counted it anew.
      if (!handedIn.has(type) || isAgain) return
      await db.transaction((tx) => noteVisited(tx, place, at))
      await noteLearningDay(db, place, at)
    },
  ),
]
