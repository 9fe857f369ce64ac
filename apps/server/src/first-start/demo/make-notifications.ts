import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { listStandings } from '../../domains/attempts/index.ts'
import {
  insertNotifications,
  type NewNotification,
} from '../../domains/notifications/notifications.repository.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { MadeCourse } from './make-course.ts'
import { type Ago, momentBefore } from './make-journey.ts'
import type { DemoPerson } from './people.ts'

interface DemoNews {
  readonly course: MadeCourse
  readonly person: (key: DemoPerson) => number
  readonly now: Date
}

/** What the student of the demo was told on the way: some read, the last two not. The team hears of what waits for it by itself. */
export const makeNotifications = async (
  tx: Transaction,
  { course, person, now }: DemoNews,
): Promise<void> => {
  const userId = person('student')
  const told = (
    news: Pick<NewNotification, 'kind' | 'params' | 'eventKey'>,
    ago: Ago,
    readAgo?: Ago,
  ): Promise<void> => {
    const createdAt = momentBefore(now, ago)
    const rest = { mailState: 'sent', mailDueAt: createdAt, uselessAt: null, inBell: true } as const
    const readAt = readAgo ? momentBefore(now, readAgo) : null
    return insertNotifications(
      tx,
      [{ schoolId: course.schoolId, userId, ...news, ...rest, readAt }],
      createdAt,
    )
  }
  const opened = (lesson: string) => {
    const lessonId = course.lessonId(lesson)
    return {
      kind: 'lesson_opened' as const,
      params: { product_id: course.productId, lesson_ids: [lessonId] },
      eventKey: `lesson_opened/${lessonId}`,
    }
  }
  const checked = async (lesson: string, ago: Ago, readAgo?: Ago): Promise<void> => {
    const place = { lessonId: course.lessonId(lesson), quizId: course.quizId(lesson) }
    const [standing] = await listStandings(tx, { userId, lessonId: place.lessonId, quizIds: [place.quizId] })
    if (!standing) return
    const { id, statusId } = standing.attempt
    const result = statusId === attemptStatus.passed ? 'passed' : 'failed'
    const params = {
      attempt_id: id,
      product_id: course.productId,
      lesson_id: place.lessonId,
      quiz_id: place.quizId,
      result,
    }
    await told({ kind: 'practice_checked', params, eventKey: `practice/${id}/demo` }, ago, readAgo)
  }
  await told(opened('spacing'), { days: 6 }, { days: 5, hours: 2 })
  await checked('retrieval', { days: 8, hours: 1 }, { days: 5, hours: 2 })
  await told(opened('mixing'), { days: 2 }, { days: 1, hours: 3 })
  await checked('spacing', { days: 1 })
  await told(opened('explaining'), { hours: 1 })
}
