import { calendarLimits } from '@lectern/contract/learning/calendar/calendar-limits'
import * as operations from '@lectern/contract/learning/calendar/calendar.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done, type VisitedSchool } from '../../../platform/http/call.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { cutList } from '../../../platform/http/lists/cut-list.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { newToken } from '../../../platform/sign-in/tokens.ts'
import { loadOwnCourses } from '../home/own-school.ts'
import { deleteFeed, findFeedState, saveFeedToken } from './calendar-feeds.repository.ts'
import { loadSchedule } from './load-schedule.ts'

/** Binds the calendar of learners, and the address to which their programs subscribe. */
export const registerCalendar = (bind: Bind, { env }: Pick<Dependencies, 'env'>): void => {
  const urlOf = (school: VisitedSchool, token: string): string =>
    `${originOf(env, school)}/api/v1/calendar/${token}.ics`

  bind(operations.getCalendar, async ({ db, actor, school, now }) => {
    const at = await school()
    const learner = { schoolId: at.schoolId, userId: actor.userId }
    const { courses } = await loadOwnCourses(db, { ...learner, now })
    const { data, has_more } = cutList(await loadSchedule(db, learner, courses, now), calendarLimits.entries)
    return { data: { entries: data, has_more, feed: { state: await findFeedState(db, learner) } } }
  })

  bind(operations.makeCalendarFeed, async ({ db, actor, school, now }) => {
    const at = await school()
    const token = newToken()
    await saveFeedToken(db, { schoolId: at.schoolId, userId: actor.userId }, token, now)
    return { data: { url: urlOf(at, token) } }
  })

  bind(operations.endCalendarFeed, async ({ db, actor, school }) => {
    await deleteFeed(db, { schoolId: (await school()).schoolId, userId: actor.userId })
    return done
  })
}
