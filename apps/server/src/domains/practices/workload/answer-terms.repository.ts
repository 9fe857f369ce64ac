import { defaultAnswerHours } from '@lectern/contract/practices/workload/answer-term'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts } from '../../attempts/index.ts'
import { answerTerms } from './workload.tables.ts'

/** Within how many hours the team of a school answers; 0: it has set no time. */
export const findAnswerHours = async (db: ReadDatabase, schoolId: SchoolId): Promise<number> => {
  const [row] = await db
    .select({ answerHours: answerTerms.answerHours })
    .from(answerTerms)
    .where(eq(answerTerms.schoolId, schoolId))
  return row?.answerHours ?? defaultAnswerHours
}

export const saveAnswerHours = async (
  tx: Transaction,
  schoolId: SchoolId,
  answerHours: number,
  now: Date,
): Promise<void> => {
  const set = { answerHours, changedAt: now }
  await tx
    .insert(answerTerms)
    .values({ schoolId, ...set })
    .onConflictDoUpdate({ target: answerTerms.schoolId, set })
}

/** Whether an attempt of the school waits longer than answers may take, as a condition. */
export const isLate = (schoolId: SchoolId, now: Date): SQL => {
  const hours = sql`coalesce((
    select ${answerTerms.answerHours} from ${answerTerms} where ${answerTerms.schoolId} = ${schoolId}
  ), ${defaultAnswerHours})`
  return sql`(${attempts.statusId} = ${sql.raw(String(attemptStatus.underCheck))} and ${hours} > 0
    and ${attempts.finishedAt} <= ${now.toISOString()}::timestamptz - ${hours} * interval '1 hour')`
}
