import { defineDomain } from '../../platform/composition/domain.ts'
import { accessServices } from '../access/index.ts'
import { courseServices } from '../courses/index.ts'
import { lessonServices } from '../lessons/index.ts'
import { mountCalendarFeed } from './calendar/calendar-feed.routes.ts'
import { registerCalendar } from './calendar/calendar.routes.ts'
import { registerFinished } from './finished/finished.routes.ts'
import { forgetHome } from './home/own-data.repository.ts'
import { registerHome } from './home/home.routes.ts'

export const learningDomain = defineDomain({
  name: 'learning',
  register: async ({ bind }, { dependencies, get }) => {
    const [programs, enrolments] = [await get(courseServices.programs), await get(accessServices.enrolments)]
    registerHome(bind, {
      listOwnGroups: await get(courseServices.listOwnGroups),
      contents: await get(lessonServices.contents),
    })
    registerCalendar(bind, dependencies)
    registerFinished(bind, { programs, enrolments })
  },
  mount: (app, { dependencies }, checks) => mountCalendarFeed(app, dependencies, checks),
  // The name of the listener stands in waiting jobs since the home was a part of courses.
  ownData: { erase: { 'courses.forgetHome': forgetHome } },
})
