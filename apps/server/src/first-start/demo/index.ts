import type { Transaction } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { openSchool } from '../../domains/staff/index.ts'
import { breadCourse } from './bread/index.ts'
import { learningCourse } from './learning/index.ts'
import { journeys } from './journeys.ts'
import { makeAccounts } from './make-accounts.ts'
import { makeContacts } from './make-contacts.ts'
import { makeComments } from './make-comments.ts'
import { type DemoPlace, makeCourse } from './make-course.ts'
import { makeFrontPage } from './make-front-page.ts'
import { type Ago, makeJourney, momentBefore } from './make-journey.ts'
import { makeLearning } from './make-learning.ts'
import { makeMedia } from './make-media.ts'
import { makeNotifications } from './make-notifications.ts'
import { makeNotes } from './make-notes.ts'
import { makeOffers } from './make-offers.ts'
import { makePeople } from './make-people.ts'
import { makeSaleViews } from './selling/make-sale-views.ts'
import { type DemoOrder, makeSelling } from './selling/make-selling.ts'
import { makeRival } from './make-rival.ts'
import { demoPeople } from './people.ts'
import { papersCourse, ukrainianPapersCourse } from './papers/index.ts'
import { makeSecondSchool, makeStaff } from './make-staff.ts'
import type { SchoolId } from '../../platform/school-id.ts'

const timeZone = 'Europe/Kyiv'

/** One order of each state that staff meets every day. */
const demoOrders: readonly DemoOrder[] = [
  { who: 'daria', ago: { days: 6 }, happened: 'refunded' },
  { who: 'ben', ago: { days: 4 }, happened: 'paid' },
  { who: 'student2', ago: { days: 3 }, happened: 'paid_in_part' },
  { who: 'student2', ago: { days: 2, hours: 4 }, happened: 'refused_by_card' },
  { who: 'ben', ago: { days: 1, hours: 6 }, happened: 'differs' },
  { who: 'ann', ago: { days: 1 }, happened: 'nothing' },
]

const breadPlans = [
  {
    ...{ title: 'Самостійно', note: 'Усі уроки й практики з самоперевіркою' },
    ...{ amount: 9000, promo: 6900 },
  },
  {
    ...{ title: 'З куратором', note: 'Куратор відповідає на кожну практику протягом доби' },
    amount: 14_000,
  },
  {
    ...{ title: 'З куратором, на два роки', note: 'Поверніться до закваски, коли захочете' },
    ...{ amount: 19_000, months: 24 },
  },
]

/**
 * Makes the demo school, its rival, and people at different points of their courses: everything by the use cases of the
 * API, with dates of the two weeks before `now`.
 */
export const makeDemo = async (
  tx: Transaction,
  {
    now,
    random,
    storage,
    paymentProviders,
  }: Pick<Dependencies, 'random' | 'storage' | 'paymentProviders'> & { readonly now: Date },
) => {
  const person = await makePeople(tx, demoPeople, momentBefore(now, { days: 14 }))
  const place = (schoolId: SchoolId, ago: Ago): DemoPlace => ({
    schoolId,
    timeZone,
    now: momentBefore(now, ago),
  })

  const school = { name: 'Demo school', slug: 'demo', ownerId: person('expert'), isPrimary: true, timeZone }
  const demo = await openSchool(tx, school, momentBefore(now, { days: 14 }))
  const media = await makeMedia(tx, storage, { schoolId: demo, ownerId: person('expert'), now })
  const courses = {
    bread: await makeCourse(tx, place(demo, { days: 14 }), breadCourse),
    learning: await makeCourse(
      tx,
      { ...place(demo, { days: 13, hours: 20 }), media, authorId: person('expert') },
      learningCourse,
    ),
  }
  const page = {
    schoolId: demo,
    teacherId: person('expert'),
    lessonId: courses.learning.lessonId('rereading'),
  }
  await makeFrontPage(tx, page, momentBefore(now, { days: 13 }))
  await makeOffers(tx, { schoolId: demo, courses }, momentBefore(now, { days: 12 }))
  await makeRival(tx, { person, now, random, paymentProviders })

  for (const { who, course, ...journey } of journeys) {
    await makeJourney(tx, { userId: person(who), course: courses[course], now, random }, journey)
  }
  await makeNotifications(tx, { course: courses.learning, person, now })
  await makeNotes(tx, { userId: person('student'), course: courses.learning, now })
  await makeComments(tx, { course: courses.learning, lesson: 'explaining', person, now })
  const products = { bread: courses.bread.productId, learning: courses.learning.productId }
  await makeAccounts(tx, { schoolId: demo, products, person, now })
  await makeSaleViews(tx, { schoolId: demo, userId: person('expert'), now })
  await makeSelling(
    tx,
    {
      ...{
        schoolId: demo,
        ownerId: person('expert'),
        person,
        now,
        currency: 'EUR',
        plans: breadPlans,
      },
      product: { id: courses.bread.productId, title: 'Хліб на заквасці' },
      bank: {
        title: 'Bank transfer',
        instruction:
          'Recipient: Demo school\nIBAN: DE00 0000 0000 0000 0000 00\nPurpose of payment: order number',
      },
    },
    demoOrders,
    paymentProviders,
  )
  await makeContacts(tx, { schoolId: demo, person, now })
  await makeStaff(tx, { schoolId: demo, productId: courses.learning.productId, person, now })
  await makeSecondSchool(tx, { ownerId: person('expert'), now })
  for (const papers of [ukrainianPapersCourse, papersCourse])
    await makeCourse(tx, { ...place(demo, { days: 13, hours: 22 }), media }, papers)
  await makeLearning(tx, { schoolId: demo, timeZone, person, now, random })
}
