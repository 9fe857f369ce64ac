import type { Participant } from '@lectern/contract/courses/course'
import type { Connection, Transaction } from '../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { announceSubscriptionChange, saveSubscription, setSubscriptionState } from '../../access/index.ts'
import { findUserByEmail } from '../../accounts/index.ts'
import { countDone } from '../../lessons/index.ts'
import { presentParticipant } from '../courses.presenter.ts'
import { type CourseRow, findCourseOfProduct } from '../courses.repository.ts'
import * as repository from '../participants.repository.ts'

/**
 * One page of those who take part in a product, each with the share of its lessons that they have done.
 *
 * @throws CallError not_found
 */
export const loadParticipants = async (
  db: Connection,
  place: repository.ProductPlace,
  wanted: repository.ParticipantFilter,
): Promise<{ participants: Participant[]; total: number }> => {
  const course = found(await findCourseOfProduct(db, place.cabinetId, place.productId))
  const { rows, total } = await repository.listParticipants(db, place, wanted)
  return { participants: await withProgress(db, course, rows), total }
}

/**
 * Gives somebody with an account access to a product. Adding a participant again changes nothing.
 *
 * @throws CallError not_found, unknown_person (422)
 */
export const addParticipant = async (
  tx: Transaction,
  place: repository.ProductPlace,
  email: string,
  now: Date,
): Promise<Participant> => {
  const course = found(await findCourseOfProduct(tx, place.cabinetId, place.productId))
  const person = await findUserByEmail(tx, email)
  if (!person) throw new CallError('unknown_person', { fields: { email: ['unknown_person'] } })
  await saveSubscription(tx, { ...place, userId: person.id, source: 'manual' }, now)
  await announceSubscriptionChange(tx, person.id, place.productId)
  const row = await repository.findParticipant(tx, place, person.id)
  const [participant] = await withProgress(tx, course, row ? [row] : [])
  return found(participant)
}

/**
 * Takes somebody's access to a product away. What they wrote, and how far they came, is kept.
 *
 * @throws CallError not_found when the person never took part
 */
export const removeParticipant = async (
  tx: Transaction,
  place: repository.ProductPlace,
  userId: number,
): Promise<void> => {
  found(await findCourseOfProduct(tx, place.cabinetId, place.productId))
  if (!(await setSubscriptionState(tx, { ...place, userId }, 'revoked'))) throw notFound('no participant')
  await announceSubscriptionChange(tx, userId, place.productId)
}

const withProgress = async (
  db: Connection,
  course: CourseRow,
  rows: readonly repository.ParticipantRow[],
): Promise<Participant[]> => {
  const done = await countDone(
    db,
    course.id,
    rows.map((row) => row.userId),
  )
  return rows.map((row) => presentParticipant(row, done.get(row.userId) ?? 0, course))
}
