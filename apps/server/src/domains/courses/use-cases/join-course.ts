import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceEnrolmentChange, findEnrolment, isOpenToJoin, saveEnrolment } from '../../access/index.ts'
import type { CourseRow } from '../courses.repository.ts'

/**
 * Lets a person into a course that is open to everybody. Who takes part already, also with an enrolment that is
 * frozen or has ended, stays as they are: joining is no way around that.
 *
 * @throws CallError enrolment_closed (403)
 */
export const joinCourse = async (
  tx: Transaction,
  { product }: CourseRow,
  userId: number,
  now: Date,
): Promise<void> => {
  const enrolment = await findEnrolment(tx, product.id, userId)
  if (enrolment && enrolment.state !== 'revoked') return
  if (!isOpenToJoin(product)) throw new CallError('enrolment_closed')
  const place = { schoolId: product.schoolId, productId: product.id, userId }
  await saveEnrolment(tx, { ...place, source: 'free' }, now)
  await announceEnrolmentChange(tx, userId, product)
}
