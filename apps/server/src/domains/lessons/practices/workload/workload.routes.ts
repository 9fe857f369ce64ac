import { getWorkload, saveAnswerTerm } from '@lectern/contract/lessons/review/workload.api'
import type { Bind } from '../../../../platform/http/api.ts'
import { recordAudit, staffActorOf } from '../../../schools/index.ts'
import { findAnswerHours, saveAnswerHours } from './answer-terms.repository.ts'
import { loadWorkload } from './team-workload.ts'

/** Binds what waits for the team, how soon it answers, and how soon the school wants it to. */
export const bindWorkload = (bind: Bind): void => {
  bind(getWorkload, async ({ db, staff, actor, query, now }) => ({
    data: await loadWorkload({
      db,
      staff,
      userId: actor.userId,
      courseId: query.course_id,
      days: query.days,
      now,
    }),
  }))

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
