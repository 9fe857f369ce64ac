import { mayEither } from '@lectern/contract/kernel/course-rights'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import { z } from 'zod'
import { idParam } from '@lectern/contract/kernel/ids'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import type { ByteCall, ByteRequest } from '../../platform/http/sending/byte-call.ts'
import type { AuthorScope } from './lessons.policy.ts'
import { findLessonSchool } from './live/live.repository.ts'

/** The lesson in the address of a call. @throws CallError not_found */
export const lessonInAddress = ({ params }: ByteRequest): number => {
  const outcome = z.object({ lesson: idParam }).safeParse(params)
  if (!outcome.success) throw notFound('no such address')
  return outcome.data.lesson
}

interface Wanted {
  readonly lessonId: number
  readonly right: 'course_read' | 'course_edit'
}

const rightsOf: Readonly<Record<Wanted['right'], readonly PermissionString[]>> = {
  course_read: mayEither('read').anyOf,
  course_edit: mayEither('edit').anyOf,
}

/**
 * The seat of somebody who may do something with the course of a lesson. Browsers cannot name a school when they open a stream or
 * follow a link, so it is that of the lesson.
 *
 * @throws CallError unauthenticated (401), not_found, address_refused, session_limit, device_limit (403)
 */
export const admitToLesson = async (
  call: ByteCall,
  db: ReadDatabase,
  mayAuthor: AuthorScope,
  { lessonId, right }: Wanted,
): Promise<StaffSeat> => {
  if (!call.actor) throw new CallError('unauthenticated')
  const schoolId = found(await findLessonSchool(db, lessonId))
  const seat = found(await call.seatIn(schoolId))
  if (!rightsOf[right].some((each) => seat.permissions.has(each))) throw notFound('a course of others')
  await call.enter(schoolId)
  await mayAuthor(db, seat, right, { lessonId })
  return seat
}
