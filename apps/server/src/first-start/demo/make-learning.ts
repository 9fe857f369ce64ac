import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { localDay } from '@lectern/contract/streaks/rules/local-day'
import { decideAttempt, listStandings } from '../../domains/attempts/index.ts'
import { insertLearningDays } from '../../domains/streaks/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { inboxCourse } from './inbox/index.ts'
import { owedAnswers, reviewsOfOwedAnswers } from './inbox/owed-answers.ts'
import { makeCourse } from './make-course.ts'
import { makeJourney, momentBefore } from './make-journey.ts'
import { makePeerReviews } from './make-peer-reviews.ts'
import type { DemoPerson } from './people.ts'

interface Learning {
  readonly schoolId: SchoolId
  readonly timeZone: string
  readonly person: (key: DemoPerson) => number
  readonly now: Date
  readonly random: () => number
}

/** Days on which the student learned, counted back; on two of the last fortnight there was rest. */
const daysAgo = [1, 2, 4, 5, 6, 8, 9, 10, 11, 12]

/**
 * What makes the home of the student worth a look: days in a row, an answer of today, something that opens, and something due; and
 * a practice whose answers are reviewed by its learners.
 */
export const makeLearning = async (
  tx: Transaction,
  { schoolId, timeZone, person, now, random }: Learning,
): Promise<void> => {
  const userId = person('student')
  const place = { schoolId, timeZone, now: momentBefore(now, { days: 14 }), authorId: person('expert') }
  const course = await makeCourse(tx, place, inboxCourse(momentBefore(now, { days: -3 })))
  await makeJourney(
    tx,
    { userId, course, now, random },
    {
      joined: { days: 3 },
      steps: [
        { did: 'read', lesson: 'sort', ago: { days: 2, hours: 3 } },
        { did: 'practised', lesson: 'sort', quiz: 'sort', ago: { days: 2, hours: 2 }, answers: 'wr' },
      ],
    },
  )
  const work = { userId, lessonId: course.lessonId('sort'), quizIds: [course.quizId('sort')] }
  for (const { attempt } of await listStandings(tx, work))
    await decideAttempt(tx, {
      schoolId,
      attemptId: attempt.id,
      statusId: attemptStatus.rework,
      scope: undefined,
      decidedBy: person('curator'),
      now: momentBefore(now, { hours: 2 }),
    })
  await makePeerReviews(
    tx,
    { course, lesson: 'answer', quiz: 'owed', person, decidedBy: person('curator'), now, random },
    { authors: owedAnswers, reviews: reviewsOfOwedAnswers },
  )
  const days = daysAgo.map((ago) => localDay(momentBefore(now, { days: ago }), timeZone))
  await insertLearningDays(tx, { schoolId, userId }, days)
}
