import type { TeamWorkload } from '@lectern/contract/practices/workload/workload'
import { getWorkload, saveAnswerTerm } from '@lectern/contract/practices/workload/workload.api'
import type { Bind } from '../../../platform/http/api.ts'
import { createSharedWork } from '../../../platform/shared-work.ts'
import { recordAudit, staffActorOf } from '../../schools/index.ts'
import { findAnswerHours, saveAnswerHours } from './answer-terms.repository.ts'
import { loadWorkload } from './team-workload.ts'

/** The numbers of a large school take a fifth of a second of the database: others shall find it free meanwhile. */
const countedAtOnce = 2
const patience_ms = 10_000

/** Binds what waits for the team, how soon it answers, and how soon the school wants it to. */
export const bindWorkload = (bind: Bind): void => {
  const counting = createSharedWork<TeamWorkload>(countedAtOnce, patience_ms)

  bind(getWorkload, async ({ db, staff, actor, query, now }) => {
    const question = { db, staff, userId: actor.userId, courseId: query.course_id, days: query.days, now }
    return { data: await loadWorkload(question, counting) }
  })

  bind(saveAnswerTerm, async (call) => {
    const { db, staff, body, now } = call
    const before = { answer_hours: await findAnswerHours(db, staff.schoolId) }
    if (before.answer_hours !== body.answer_hours) {
      await saveAnswerHours(db, staff.schoolId, body.answer_hours, now)
      await recordAudit(db, staffActorOf(call), { action: 'answer_term.changed', before, after: body })
    }
    return { data: body }
  })
}
