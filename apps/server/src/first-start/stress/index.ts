import { courseType } from '@lectern/contract/kernel/course-rights'
import { addMember, openSchool } from '../../domains/staff/index.ts'
import { findUserByEmail } from '../../domains/identity/index.ts'
import { insertField, insertTab } from '../../domains/contacts/index.ts'
import { insertPartner } from '../../domains/schools/index.ts'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { insertOrder } from '../../domains/orders/index.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import type { ObjectStorage } from '../../platform/storage/object-storage.ts'
import { makeCourse, type MadeCourse } from '../demo/make-course.ts'
import { makeJourney, momentBefore } from '../demo/make-journey.ts'
import { makeMedia } from '../demo/make-media.ts'
import { makePeerReviews } from '../demo/make-peer-reviews.ts'
import { demoPeople, type DemoPerson } from '../demo/people.ts'
import { makeCrowd } from './crowd.ts'
import { stressCourse } from './course.ts'
import { longAnswers, reviewsOfLongAnswers } from './peers.ts'
import { longTitle, titleAt, unbroken } from './words.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { listAmongParticipants } from '../../domains/access/access.repository.ts'
import { participantGroups, saveMember } from '../../domains/teams/index.ts'

/** The address of the stress school below the platform's own. */
export const stressSlug = 'stress'

interface Stress {
  readonly schoolId: SchoolId
  readonly course: MadeCourse
  readonly person: (key: DemoPerson) => number
  readonly now: Date
}

/**
 * Makes a school of everything that strains a screen, for the people of the demo: titles of 90 characters, words of 60
 * letters, emoji, names written from right to left, lists of 500 rows, a lesson of 300 units. Rows that no rule needs to see
 * are put in at once, so that it takes seconds.
 */
export const makeStress = async (
  tx: Transaction,
  { now, random, storage }: { now: Date; random: () => number; storage: ObjectStorage },
): Promise<void> => {
  const person = await findPeople(tx)
  const schoolId = await openSchool(
    tx,
    {
      name: longTitle,
      slug: stressSlug,
      ownerId: person('expert'),
      isPrimary: false,
      timeZone: 'Europe/Kyiv',
    },
    momentBefore(now, { days: 14 }),
  )
  const media = await makeMedia(tx, storage, { schoolId, ownerId: person('expert'), now })
  const place = {
    schoolId,
    timeZone: 'Europe/Kyiv',
    now: momentBefore(now, { days: 13 }),
    media,
    authorId: person('expert'),
  }
  const course = await makeCourse(tx, place, stressCourse)
  const stress = { schoolId, course, person, now }
  await makeLearners(tx, stress, random)
  await makePeerReviews(
    tx,
    { ...stress, lesson: 'peers', quiz: 'peers', decidedBy: person('expert'), random },
    { authors: longAnswers, reviews: reviewsOfLongAnswers },
  )
  await makeStaff(tx, stress)
  await makeSchool(tx, stress)
  await makeCrowd(tx, { ...stress, ownerId: person('expert') })
}

const findPeople = async (tx: ReadDatabase): Promise<(key: DemoPerson) => number> => {
  const ids = new Map<string, number>()
  for (const [key, { email }] of Object.entries(demoPeople)) {
    const user = await findUserByEmail(tx, email)
    if (user) ids.set(key, user.id)
  }
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The stress school needs ${key} of the demo school.`)
    return id
  }
}

const makeLearners = async (tx: Transaction, { course, person, now }: Stress, random: () => number) => {
  const traveller = (key: DemoPerson) => ({ userId: person(key), course, now, random })
  const practised = { did: 'practised', lesson: 'questions', quiz: 'questions' } as const
  await makeJourney(tx, traveller('student'), {
    joined: { days: 12 },
    steps: [
      { did: 'read', lesson: 'everything', ago: { days: 11 } },
      { ...practised, ago: { days: 10 }, answers: 'wwr' },
      { ...practised, ago: { days: 9 }, answers: 'rrr' },
      { did: 'opened', lesson: 'longest', ago: { days: 8 } },
    ],
  })
  await makeJourney(tx, traveller('student2'), { joined: { days: 1 }, steps: [] })
}

const makeStaff = async (tx: Transaction, { schoolId, course, person, now }: Stress): Promise<void> => {
  const at = momentBefore(now, { days: 10 })
  await addMember(
    tx,
    { schoolId, userId: person('curator'), groupKeys: ['assistant'], permissions: ['quiz_read'] },
    at,
  )
  await addMember(tx, { schoolId, userId: person('manager'), groupKeys: ['sales_manager'] }, at)
  await addMember(tx, { schoolId, userId: person('deputy'), groupKeys: ['full_access'] }, at)
  const seat = { schoolId, given: expandPermissions(['cabinet_root']), team: new Map() }
  const changer = {
    schoolId,
    productId: course.productId,
    typeId: courseType.course,
    userId: person('expert'),
    seat,
    now: at,
  }
  const curator = { userId: person('curator'), name: demoPeople.curator.name }
  await saveMember(tx, changer, { userId: person('expert'), name: demoPeople.expert.name }, { role: 'owner' })
  await saveMember(tx, changer, curator, { role: 'assistant', sees: 'all' })
  for (let index = 0; index < 12; index += 1) {
    const name = `${titleAt(index)} ${index + 1}`
    const group = await participantGroups.createGroup(tx, changer, name, at)
    await participantGroups.setParticipants(tx, listAmongParticipants, changer, group.id, [person('student')])
  }
}

/** The pages of the learning space: own fields, an order with many lines, a partner. */
const makeSchool = async (tx: Transaction, { schoolId, course, person, now }: Stress): Promise<void> => {
  const tabId = await insertTab(tx, { schoolId, title: longTitle, position: 1 })
  const options = [longTitle, unbroken].map((title, index) => ({ value: `option-${index}`, title }))
  await insertField(tx, { schoolId, tabId, key: 'long', title: longTitle, type: 'textarea', position: 1 })
  await insertField(tx, {
    schoolId,
    tabId,
    key: 'choice',
    title: unbroken,
    type: 'select',
    options,
    position: 2,
  })
  const userId = person('student')
  const total = 123_456_789n
  await insertOrder(
    tx,
    {
      order: {
        ...{ schoolId, userId, currency: 'UAH', source: 'offer_page', type: 'instalments' },
        ...{ price: total, total, paidTotal: 0n, paidStatus: 'unpaid' },
      },
      lines: Array.from({ length: 8 }, (_, index) => ({
        productId: course.productId,
        title: titleAt(index),
        price: total,
      })),
      payments: [{ amount: total, dueAt: momentBefore(now, { days: -3 }), status: 'planned' }],
    },
    momentBefore(now, { hours: 2 }),
  )
  await insertPartner(tx, { schoolId, userId: person('student2'), status: 'active', createdAt: now })
}
