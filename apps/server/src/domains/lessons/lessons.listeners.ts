import type { Database } from '../../platform/database/pool.ts'
import { type Listener, onEvent } from '../../platform/events/event.ts'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { attemptFinished } from '../attempts/index.ts'
import { noteLearningDay } from '../streaks/index.ts'
import { findLesson } from './lessons.repository.ts'
import { notePassed, notePractised } from './use-cases/note-progress.ts'
import { noteVisit } from './watching/visits.repository.ts'

/** What lessons do when something happens below them. */
export const lessonListeners = (db: Database): readonly Listener[] => [
  onEvent(
    'lessons.notePractised',
    attemptFinished,
    async ({ school_id, user_id, quiz_id, lesson_id, status_id, finished_at }, { clock }) => {
      const lesson = await findLesson(db, school_id, lesson_id)
      if (!lesson) return
      const place = { userId: user_id, lessonId: lesson_id, courseId: lesson.courseId, schoolId: school_id }
      await db.transaction(async (tx) => {
        await notePractised(tx, place, clock.now())
        if (status_id === attemptStatus.passed) await notePassed(tx, place, quiz_id, clock.now())
      })
      // They were there when they handed it in, not when somebody counted it anew.
      if (finished_at === undefined) return
      await noteVisit(db, place, new Date(finished_at))
      await noteLearningDay(db, place, new Date(finished_at))
    },
  ),
]
