import type { Dependencies } from '../../platform/dependencies.ts'
import type { Bind } from '../../platform/http/api.ts'
import type { EnrolmentCache } from '../access/index.ts'
import type { CoursePrograms, ListOwnGroups } from '../courses/index.ts'
import type { LessonContents } from '../lessons/index.ts'
import { registerCalendar } from './calendar/calendar.routes.ts'
import { registerFinished } from './finished/finished.routes.ts'
import { registerHome } from './home/home.routes.ts'

interface LearningParts {
  readonly contents: LessonContents
  readonly enrolments: EnrolmentCache
  readonly listOwnGroups: ListOwnGroups
  readonly programs: CoursePrograms
}

/** Binds what a learner sees across courses: their home, their calendar, a finished course. */
export const registerLearning = (bind: Bind, dependencies: Dependencies, parts: LearningParts): void => {
  registerHome(bind, parts)
  registerCalendar(bind, dependencies)
  registerFinished(bind, parts)
}

export { mountCalendarFeed } from './calendar/calendar-feed.routes.ts'
export { forgetHome } from './home/own-data.repository.ts'
