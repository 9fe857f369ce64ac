import type { Allowance } from '@lectern/contract/attempts/rules/allowance'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { preparedQuery } from '../../../platform/database/prepared.ts'
import { and, eq, or, sql } from '../../../platform/database/sql.ts'
import { type listStandings, rankedAttempts } from '../attempts.repository.ts'
import { attempts } from '../attempts.tables.ts'
import { allowancesByQuiz } from '../exceptions/allowances.ts'
import { attemptExceptions } from '../exceptions/exceptions.tables.ts'
import { participantGroupMembers } from '../../teams/index.ts'

/** An exception as JSON tells it. */
interface ToldException extends Record<'extraPercent' | 'extraMinutes' | 'extraAttempts' | 'quizId', number> {
  readonly userId: number | null
  readonly opensAt: string | null
  readonly closesAt: string | null
}

const isApplied = or(
  eq(attemptExceptions.userId, sql.placeholder('userId')),
  sql`${attemptExceptions.participantGroupId} in (
    select ${participantGroupMembers.groupId} from ${participantGroupMembers}
    where ${participantGroupMembers.userId} = ${sql.placeholder('userId')})`,
)

const applied = sql<ToldException[]>`coalesce(
  (select json_agg(json_build_object(
      'quizId', ${attemptExceptions.quizId}, 'userId', ${attemptExceptions.userId},
      'extraPercent', ${attemptExceptions.extraPercent}, 'extraMinutes', ${attemptExceptions.extraMinutes},
      'extraAttempts', ${attemptExceptions.extraAttempts},
      'opensAt', ${attemptExceptions.opensAt}, 'closesAt', ${attemptExceptions.closesAt}))
    from ${attemptExceptions}
    where ${and(
      eq(attemptExceptions.lessonId, sql.placeholder('lessonId')),
      sql`${attemptExceptions.quizId} = any(${sql.placeholder('quizIds')})`,
      isApplied,
    )}),
  '[]'
)`

/** One row at least, so that what is allowed is told to whoever has not begun either. */
const ownStandingsQuery = preparedQuery((db) => {
  const ranked = rankedAttempts(db)
  return db
    .select({ attempt: attempts, total: ranked.total, hasPassed: ranked.hasPassed, applied })
    .from(sql`(select 1) one`)
    .leftJoin(ranked, eq(ranked.rank, 1))
    .leftJoin(attempts, eq(attempts.id, ranked.id))
    .prepare('list_own_standings')
})

type Standing = Awaited<ReturnType<typeof listStandings>>[number]

/** How one person stands to some quizzes of a lesson, and what they are allowed there: both in one answer. */
export const loadOwnStandings = async (
  db: ReadDatabase,
  { userId, lessonId, quizIds }: { userId: number; lessonId: number; quizIds: readonly number[] },
): Promise<{ readonly standings: Standing[]; readonly allowances: Map<number, Allowance> }> => {
  if (quizIds.length === 0) return { standings: [], allowances: new Map() }
  const rows = await ownStandingsQuery(db).execute({ userId, lessonId, quizIds: [...quizIds] })
  return {
    standings: rows.flatMap(({ attempt, total, hasPassed }) =>
      attempt === null || total === null || hasPassed === null ? [] : [{ attempt, total, hasPassed }],
    ),
    allowances: allowancesByQuiz((rows[0]?.applied ?? []).map(exceptionOf)),
  }
}

const exceptionOf = ({ opensAt, closesAt, ...told }: ToldException) => ({
  ...told,
  opensAt: opensAt === null ? null : new Date(opensAt),
  closesAt: closesAt === null ? null : new Date(closesAt),
})
