import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id, idParam } from '../kernel/ids.ts'
import { queryFlag } from '../kernel/paging.ts'

const words = z.string().trim().max(200)

/** What narrows the practices of a school beside their status, as an address says it. */
export const queueQuery = {
  course_id: idParam.optional(),
  lesson_id: idParam.optional(),
  quiz_id: idParam.optional(),
  /** Who decided, is checking now, or looks after the group of the learner. */
  assistant_id: idParam.optional(),
  /** Of participants. */
  group_id: idParam.optional(),
  /** By which the learner has access to the course. */
  offer_id: idParam.optional(),
  /** With comments that the reader has not read. */
  unread: queryFlag,
  /** What waits longer than answers may take. */
  late: queryFlag,
  finished_from: instant.optional(),
  finished_until: instant.optional(),
  /** In the name or the e-mail address of the learner. */
  query: words.optional(),
}

/** The same in a body. */
export const queueBody = {
  course_id: id.optional(),
  lesson_id: id.optional(),
  quiz_id: id.optional(),
  assistant_id: id.optional(),
  group_id: id.optional(),
  offer_id: id.optional(),
  unread: z.boolean().optional(),
  late: z.boolean().optional(),
  finished_from: instant.optional(),
  finished_until: instant.optional(),
  query: words.optional(),
}

const queueFilter = z.object(queueBody)
export type QueueFilter = z.infer<typeof queueFilter>
