import type { Transaction } from '../../platform/database/pool.ts'
import { openCabinet } from '../../domains/accounts/index.ts'
import { breadCourse } from './bread/index.ts'
import { learningCourse } from './learning/index.ts'
import { journeys } from './journeys.ts'
import { makeAccounts } from './make-accounts.ts'
import { type DemoPlace, makeCourse } from './make-course.ts'
import { type Ago, makeJourney, momentBefore } from './make-journey.ts'
import { makePeople } from './make-people.ts'
import { demoPeople } from './people.ts'
import { makeSecondSchool, makeStaff } from './make-staff.ts'
import { coffeeCourse } from './rival/index.ts'

const timeZone = 'Europe/Kyiv'

/**
 * Makes the demo school, its rival, and people at different points of their courses: everything by the use cases of the
 * API, with dates of the two weeks before `now`.
 */
export const makeDemo = async (tx: Transaction, { now, random }: { now: Date; random: () => number }) => {
  const person = await makePeople(tx, demoPeople, momentBefore(now, { days: 14 }))
  const school = async (name: string, slug: string, ownerId: number, isPrimary: boolean): Promise<number> => {
    const openedAt = momentBefore(now, { days: 14 })
    return openCabinet(tx, { name, slug, ownerId, isPrimary, timeZone }, openedAt)
  }
  const place = (cabinetId: number, ago: Ago): DemoPlace => ({
    cabinetId,
    timeZone,
    now: momentBefore(now, ago),
  })

  const demo = await school('Demo school', 'demo', person('expert'), true)
  const courses = {
    bread: await makeCourse(tx, place(demo, { days: 14 }), breadCourse),
    learning: await makeCourse(tx, place(demo, { days: 13, hours: 20 }), learningCourse),
  }
  const rival = await school('Rival school', 'rival', person('rival'), false)
  await makeCourse(tx, place(rival, { days: 10 }), coffeeCourse)

  for (const { who, course, ...journey } of journeys) {
    await makeJourney(tx, { userId: person(who), course: courses[course], now, random }, journey)
  }
  const products = { bread: courses.bread.productId, learning: courses.learning.productId }
  await makeAccounts(tx, { cabinetId: demo, products, person, now })
  await makeStaff(tx, { cabinetId: demo, productId: courses.learning.productId, person, now })
  await makeSecondSchool(tx, { ownerId: person('expert'), now })
}
