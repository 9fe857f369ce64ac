import { attemptStatus } from '@lectern/contract/attempts/attempt'
import {
  defaultAnswerHours,
  reminderEdges,
  remindedAfter,
} from '@lectern/contract/practices/workload/answer-term'
import type { Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { sql } from '../../../platform/database/sql.ts'
import { type SchoolId, storedSchoolId } from '../../../platform/school-id.ts'
import { attempts, claimsNow, isHeld } from '../../attempts/index.ts'
import { schools } from '../../schools/index.ts'
import { lessons } from '../../lessons/index.ts'
import { findAnswerHours } from './answer-terms.repository.ts'
import { answerReminders, answerTerms } from './workload.tables.ts'
import { lookingAfter, productTeam } from '../../teams/index.ts'

/** Taken of a school in one piece. */
const atOnce = 5_000

const isWaiting = sql`${attempts.statusId} = ${sql.raw(String(attemptStatus.underCheck))}`

/** The schools in which something waits of which nobody has been reminded, those that wait longest first. */
export const listSchoolsToRemind = async (db: WriteDatabase, now: Date): Promise<SchoolId[]> => {
  const hours = sql`coalesce(${answerTerms.answerHours}, ${defaultAnswerHours})`
  const before = (share: number) => sql`${now}::timestamptz - ${hours} * ${share}::float8 * interval '1 hour'`
  const isReminded = sql`exists (
    select 1 from ${answerReminders}
    where ${answerReminders.attemptId} = ${attempts.id} and ${answerReminders.schoolId} = ${attempts.schoolId}
      and (${answerReminders.stage} = 'late' or ${attempts.finishedAt} > ${before(1)})
  )`
  // Of each school the range of its index is read that has to be reminded of, as far as the first attempt of which it was not.
  const { rows } = await db.execute<{ school_id: string }>(sql`
    select ${schools.id} as school_id from ${schools}
    left join ${answerTerms} on ${answerTerms.schoolId} = ${schools.id}
    cross join lateral (
      select ${attempts.finishedAt} as since from ${attempts}
      where ${attempts.schoolId} = ${schools.id} and ${isWaiting} and ${attempts.finishedAt} <= ${before(remindedAfter)}
        and not ${isReminded}
      order by ${attempts.finishedAt} limit 1
    ) longest
    where ${hours} > 0 order by longest.since`)
  return rows.map((row) => storedSchoolId.parse(Number(row.school_id)))
}

/** An attempt of which the team is to be reminded now. */
export interface OverdueAttempt {
  readonly attemptId: number
  readonly stage: 'due' | 'late'
  readonly productId: number
  /** Who looks after its learner and is there. */
  readonly assistantIds: readonly number[]
}

/**
 * Takes the attempts of a school of which the team has to be reminded, the longest waiting first, each once before it is late and once when
 * it is; what was decided, or what somebody is checking now, is left out.
 */
export const takeOverdue = async (
  tx: Transaction,
  schoolId: SchoolId,
  now: Date,
): Promise<OverdueAttempt[]> => {
  const edges = reminderEdges(now, await findAnswerHours(tx, schoolId))
  if (!edges) return []
  const { rows } = await tx.execute<{
    attempt_id: string
    stage: 'due' | 'late'
    product_id: string
    assistant_ids: string[]
  }>(sql`
    with wanted as (
      select ${attempts.id} as id, ${attempts.userId} as user_id, ${lessons.productId} as product_id,
        case when ${attempts.finishedAt} <= ${edges.late} then 'late' else 'due' end as stage
      from ${attempts} join ${lessons} on ${lessons.id} = ${attempts.lessonId} and ${lessons.schoolId} = ${schoolId}
      where ${attempts.schoolId} = ${schoolId} and ${isWaiting} and ${attempts.finishedAt} <= ${edges.due}
        and not ${isHeld(schoolId)}
        and not exists (select 1 from ${claimsNow(schoolId, now)} claims where claims.attempt_id = ${attempts.id})
        and not exists (
          select 1 from ${answerReminders} where ${answerReminders.attemptId} = ${attempts.id}
            and (${answerReminders.stage} = 'late' or ${attempts.finishedAt} > ${edges.late})
        )
      order by ${attempts.finishedAt} limit ${atOnce}
    ), noted as (
      insert into ${answerReminders} (attempt_id, school_id, stage, at)
      select wanted.id, ${schoolId}, wanted.stage, ${now}::timestamptz from wanted
      on conflict do nothing returning attempt_id
    )
    select wanted.id as attempt_id, wanted.stage, wanted.product_id, array(
      select distinct own.assistant_id from ${lookingAfter(schoolId)} own
      join ${productTeam} on ${productTeam.productId} = own.product_id and ${productTeam.userId} = own.assistant_id
      where own.product_id = wanted.product_id and own.user_id = wanted.user_id
        and (${productTeam.expiresAt} is null or ${productTeam.expiresAt} > ${now}::timestamptz)
    ) as assistant_ids
    from wanted join noted on noted.attempt_id = wanted.id
    order by wanted.id`)
  return rows.map((row) => ({
    attemptId: Number(row.attempt_id),
    stage: row.stage,
    productId: Number(row.product_id),
    assistantIds: row.assistant_ids.map(Number),
  }))
}
