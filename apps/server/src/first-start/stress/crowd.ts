import { courseStatus } from '@lectern/contract/courses/course-status'
import { randomUUID } from 'node:crypto'
import { users } from '../../domains/identity/users.tables.ts'
import { auditEntries } from '../../domains/schools/audit-log/audit-log.tables.ts'
import { schoolMembers, invitations } from '../../domains/staff/staff.tables.ts'
import { signInEvents } from '../../domains/identity/sign-in/sign-in.tables.ts'
import { ensureContacts } from '../../domains/contacts/index.ts'
import { accessGrants, enrolments } from '../../domains/access/index.ts'
import { attempts, attemptsColumns } from '../../domains/attempts/index.ts'
import { courses } from '../../domains/courses/courses.tables.ts'
import { fileFolders, files } from '../../domains/files/files.tables.ts'
import { folderOf, originalKey } from '../../domains/files/use-cases/record-file.ts'
import { lessons } from '../../domains/lessons/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { and, eq, isNotNull } from '../../platform/database/sql.ts'
import { ledgerEntries } from '../../platform/ledger/ledger.tables.ts'
import type { MadeCourse } from '../demo/make-course.ts'
import type { DemoPerson } from '../demo/people.ts'
import { nameAt, titleAt } from './words.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { products } from '../../domains/products/index.ts'

/** Rows of every list. */
const rows = 500
/** What no list shows in pages is shorter. */
const fewer = 60

interface Crowd {
  readonly schoolId: SchoolId
  readonly ownerId: number
  readonly course: MadeCourse
  readonly person: (key: DemoPerson) => number
  readonly now: Date
}

const minute_ms = 60_000
const listOf = <Row>(length: number, row: (index: number) => Row): Row[] =>
  Array.from({ length }, (_, index) => row(index))

/** Fills every list of the school, each by one statement. */
export const makeCrowd = async (tx: Transaction, crowd: Crowd): Promise<void> => {
  const people = await insertPeople(tx, crowd)
  await insertParticipants(tx, crowd, people)
  await insertAttempts(tx, crowd, people)
  await insertStaff(tx, crowd, people)
  await insertCourses(tx, crowd)
  await insertLessons(tx, crowd)
  await insertFiles(tx, crowd)
  await insertOwnLists(tx, crowd)
}

const before = ({ now }: Crowd, index: number): Date => new Date(now.getTime() - (index + 1) * minute_ms)

/** People without a password: nobody signs in as one of them. */
const insertPeople = async (tx: Transaction, { schoolId, now }: Crowd): Promise<number[]> => {
  const made = await tx
    .insert(users)
    .values(
      listOf(rows, (index) => ({
        name: nameAt(index),
        email: `somebody.with.a.long.address.${schoolId}.${index + 1}@students.lectern.test`,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: users.id })
  return made.map(({ id }) => id)
}

const insertParticipants = async (tx: Transaction, crowd: Crowd, people: readonly number[]) => {
  const { schoolId, course } = crowd
  const { productId } = course
  await insertEnrolments(
    tx,
    schoolId,
    people.map((userId, index) => ({ userId, productId, startedAt: before(crowd, index) })),
  )
}

/** People with access to all of a product, given by the school. */
const insertEnrolments = async (
  tx: Transaction,
  schoolId: SchoolId,
  people: readonly { readonly userId: number; readonly productId: number; readonly startedAt: Date }[],
) => {
  await tx
    .insert(enrolments)
    .values(
      people.map((each) => ({ ...each, schoolId, state: 'active' as const, source: 'manual' as const })),
    )
  const userIds = [...new Set(people.map(({ userId }) => userId))]
  await ensureContacts(tx, { schoolId, userIds }, 'enrolment', new Date())
  await tx.insert(accessGrants).values(
    people.map(({ startedAt, ...each }) => ({
      ...{ ...each, schoolId, origin: 'manual' as const },
      startsAt: startedAt,
      createdAt: startedAt,
    })),
  )
}

/** The finished attempt of the demo's student, once more for everybody. */
const insertAttempts = async (tx: Transaction, crowd: Crowd, people: readonly number[]) => {
  const [done] = await tx
    .select(attemptsColumns)
    .from(attempts)
    .where(and(eq(attempts.schoolId, crowd.schoolId), isNotNull(attempts.finishedAt)))
  if (!done) throw new Error('The stress school has no finished attempt.')
  const { id: _id, rootId: _rootId, ...attempt } = done
  await tx.insert(attempts).values(
    people.map((userId, index) => ({
      ...attempt,
      userId,
      startedAt: before(crowd, index),
      finishedAt: before(crowd, index),
    })),
  )
}

const insertStaff = async (tx: Transaction, crowd: Crowd, people: readonly number[]) => {
  const { schoolId, ownerId } = crowd
  await tx.insert(schoolMembers).values(
    people.slice(0, rows / 2).map((userId, index) => ({
      schoolId,
      userId,
      permissions: ['quiz_read'],
      isActive: index % 5 > 0,
      createdAt: before(crowd, index),
    })),
  )
  await tx.insert(invitations).values(
    listOf(fewer, (index) => ({
      schoolId,
      email: `invited.with.a.very.long.address.${index}@colleagues.lectern.test`,
      name: nameAt(index),
      accessGroupIds: [],
      permissions: ['quiz_read'],
      language: 'uk' as const,
      invitedBy: ownerId,
      createdAt: before(crowd, index),
      sentAt: before(crowd, index),
      expiresAt: new Date(crowd.now.getTime() + 7 * 24 * 60 * minute_ms),
    })),
  )
  await tx.insert(auditEntries).values(
    people.map((targetId, index) => ({
      schoolId,
      userId: ownerId,
      targetId,
      action: 'invitation.sent' as const,
      after: { email: `invited.${index}@colleagues.lectern.test` },
      ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
      at: before(crowd, index),
    })),
  )
}

/** Most are published; the rest have each of the other statuses. */
const statusAt = (index: number) => {
  if (index < fewer) return courseStatus.published
  return (
    ([courseStatus.draft, courseStatus.announced, courseStatus.archived] as const)[index % 3] ??
    courseStatus.draft
  )
}

const insertCourses = async (tx: Transaction, crowd: Crowd) => {
  const { schoolId } = crowd
  const made = await tx
    .insert(products)
    .values(
      listOf(rows, (index) => ({
        schoolId,
        productableType: 'course' as const,
        title: titleAt(index + 1),
        slug: `course-${index + 1}`,
        statusId: statusAt(index),
        createdAt: before(crowd, index),
      })),
    )
    .returning({ id: products.id })
  await tx.insert(courses).values(
    made.map(({ id }, index) => ({
      schoolId,
      productId: id,
      description: index % 3 === 0 ? '' : `${titleAt(index)} ${titleAt(index + 1)}`,
      // The course that people take stays the first of the list.
      createdAt: before(crowd, 60 * 24 * 13 + index),
      updatedAt: before(crowd, 60 * 24 * 13 + index),
    })),
  )
  const userId = crowd.person('student')
  const taken = made.slice(0, fewer / 2)
  await insertEnrolments(
    tx,
    schoolId,
    taken.map(({ id }) => ({ userId, productId: id, startedAt: crowd.now })),
  )
}

const insertLessons = (tx: Transaction, crowd: Crowd) =>
  tx.insert(lessons).values(
    listOf(fewer, (index) => ({
      schoolId: crowd.schoolId,
      courseId: crowd.course.courseId,
      productId: crowd.course.productId,
      title: titleAt(index),
      slug: `lesson-${index + 1}`,
      statusId: index % 4 === 3 ? (1 as const) : (4 as const),
      position: 100 + index,
      accessibleAfterDays: index,
      accessibleTimezone: 'Europe/Kyiv',
      createdAt: crowd.now,
      updatedAt: crowd.now,
    })),
  )

/** Files whose bytes nobody asks for, in a chain of folders with long names. */
const insertFiles = async (tx: Transaction, crowd: Crowd) => {
  const { schoolId, ownerId, now } = crowd
  await tx
    .insert(fileFolders)
    .values(listOf(fewer / 2, (index) => ({ schoolId, name: `${titleAt(index)} ${index}`, createdAt: now })))
  await tx.insert(files).values(
    listOf(rows, (index) => {
      const uuid = randomUUID()
      return {
        ...{
          uuid,
          schoolId,
          ownerId,
          model: 'courseLesson' as const,
          extension: 'txt',
          mimeType: 'text/plain',
        },
        originalName: `${titleAt(index)} ${index + 1}.txt`,
        caption: titleAt(index),
        kind: 'other' as const,
        bytes: (index + 1) * 12_345,
        storageKey: originalKey(schoolId, uuid),
        storageFolder: folderOf(schoolId, uuid),
        processStatus: 'completed' as const,
        processProgress: 100,
        uploadedAt: before(crowd, index),
      }
    }),
  )
}

/** What a student sees about oneself: points and sign-ins. */
const insertOwnLists = async (tx: Transaction, crowd: Crowd) => {
  const userId = crowd.person('student')
  await tx.insert(ledgerEntries).values(
    listOf(rows, (index) => ({
      ...{ schoolId: crowd.schoolId, account: 'points', subjectId: userId, unit: 'points' },
      amount: index % 3 === 0 ? -5n : 10n,
      reason: 'lesson_finished' as const,
      note: titleAt(index),
      cause: 'stress',
      ref: String(index),
      createdAt: before(crowd, index),
    })),
  )
  await tx.insert(signInEvents).values(
    listOf(fewer, (index) => ({
      userId,
      method: 'password',
      outcome: index % 7 === 0 ? 'wrong_password' : 'success',
      ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      at: before(crowd, index),
    })),
  )
}
