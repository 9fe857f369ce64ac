import type { Recalculation } from '@lectern/contract/attempts/recalculation'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import * as operations from '@lectern/contract/practices/recalculation.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import {
  countAffected,
  findLatestRecalculation,
  findRecalculation,
  listRecalculated,
  moveRecalculation,
  type PinnedAttempts,
  prepareRecalculation,
  presentRecalculated,
  type RecalculationRow,
} from '../../attempts/index.ts'
import { listPeople } from '../../identity/index.ts'
import { findVersionOf, pinVersion, type QuizCache } from '../../quizzes/index.ts'
import { recordAudit, staffActorOf } from '../../schools/index.ts'

const present = (row: RecalculationRow): Recalculation => ({
  id: row.id,
  quiz_id: row.quizId,
  state: row.state,
  total: row.total,
  done: row.done,
  changed: row.changed,
  created_at: row.createdAt.toISOString(),
})

const load = async (
  db: ReadDatabase,
  staff: StaffSeat,
  { quiz, recalculation }: { readonly quiz: number; readonly recalculation: number },
): Promise<RecalculationRow> =>
  found(await findRecalculation(db, { schoolId: staff.schoolId, quizId: quiz, id: recalculation }))

interface RecalculationParts {
  readonly quizzes: QuizCache
  readonly pinned: PinnedAttempts
}

/** Binds the recalculation of finished attempts after their quiz was changed. */
export const bindRecalculation = (bind: Bind, parts: RecalculationParts): void => {
  const { quizzes } = parts
  bindReading(bind, parts)

  bind(operations.prepareRecalculation, async (call) => {
    const { db, staff, actor, params, now } = call
    const quiz = found(await quizzes.quizOf(staff.schoolId, params.quiz))
    if (quiz.readyContent.questions.length === 0) throw new CallError('quiz_not_ready')
    const version = await pinVersion(db, quiz, now)
    const place = { schoolId: staff.schoolId, quizId: quiz.id, versionId: version.id }
    return { data: present(await prepareRecalculation(db, place, actor.userId, now)) }
  })

  bind(operations.applyRecalculation, async (call) => {
    const row = await load(call.db, call.staff, call.params)
    const moved = await moveRecalculation(call.db, row, ['ready', 'applying'])
    const after = { quiz_id: row.quizId, recalculation_id: row.id, changed: row.changed }
    await recordAudit(call.db, staffActorOf(call), { action: 'attempts.recalculated', after })
    return { data: present(moved) }
  })

  bind(operations.undoRecalculation, async (call) => {
    const row = await load(call.db, call.staff, call.params)
    const moved = await moveRecalculation(call.db, row, ['applied', 'undoing'])
    const before = { quiz_id: row.quizId, recalculation_id: row.id, changed: row.changed }
    await recordAudit(call.db, staffActorOf(call), { action: 'attempts.recalculation_undone', before })
    return { data: present(moved) }
  })
}

const bindReading = (bind: Bind, { quizzes, pinned }: RecalculationParts): void => {
  bind(operations.getAffected, async ({ db, staff, params }) => {
    const { schoolId } = staff
    const quiz = found(await quizzes.quizOf(schoolId, params.quiz))
    // A version that nobody has started on has no number yet: every attempt is of another one.
    const version = await findVersionOf(db, quiz)
    const latest = await findLatestRecalculation(db, schoolId, quiz.id)
    // What was applied by this version has seen every attempt that was finished before.
    const isSeen = latest?.state === 'applied' && latest.versionId === version?.id
    const counts = await countAffected(
      db,
      schoolId,
      quiz.id,
      version?.id ?? 0,
      isSeen ? latest.createdAt : null,
    )
    return { data: { ...counts, recalculation: latest && present(latest) } }
  })

  bind(operations.getRecalculation, async ({ db, staff, params }) => ({
    data: present(await load(db, staff, params)),
  }))

  bind(operations.listRecalculated, async ({ db, staff, params, query }) => {
    const recalculation = await load(db, staff, params)
    const { rows, total } = await listRecalculated(db, recalculation, query)
    const people = await listPeople(
      db,
      rows.map(({ userId }) => userId),
    )
    const byId = new Map(people.map((person) => [person.id, person]))
    const meta = pageMetaOf(query, total)
    const data = await Promise.all(
      rows.map(async (row) => ({
        ...(await presentRecalculated(pinned, row)),
        learner: byId.get(row.userId) ?? null,
      })),
    )
    return {
      data,
      meta,
      links: nextLink(operations.listRecalculated, query, meta),
    }
  })
}
