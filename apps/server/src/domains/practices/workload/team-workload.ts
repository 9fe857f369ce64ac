import { reminderEdges } from '@lectern/contract/practices/workload/answer-term'
import {
  ageSteps,
  type AssistantWork,
  type DecidedFigures,
  type TeamWorkload,
  type WaitingFigures,
  workloadLimits,
} from '@lectern/contract/practices/workload/workload'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { SharedWork } from '../../../platform/shared-work.ts'
import { countLookedAfter } from '../../access/index.ts'
import { listPeople } from '../../identity/index.ts'
import { findAnswerHours } from './answer-terms.repository.ts'
import { loadWorkSight, type WorkSight } from './work-sight.ts'
import {
  type DecidedRow,
  productsOfCourse,
  summariseDecided,
  summariseWork,
  type WaitingRow,
} from './workload.repository.ts'
import { listAssistants } from '../../teams/index.ts'

const day_ms = 24 * 60 * 60 * 1000

/** Up to this many days, each day is a step of its own; of longer periods each week. */
const daysByDay = 7

/** Who asks for which work. */
interface WorkQuestion {
  readonly db: ReadDatabase
  readonly staff: StaffSeat
  readonly userId: number
  readonly courseId: number | undefined
  readonly days: number
  readonly now: Date
}

/** What waits for the team, and how soon it answers; who asks the same while it is counted waits for the same numbers. */
export const loadWorkload = async (
  question: WorkQuestion,
  counting: SharedWork<TeamWorkload>,
): Promise<TeamWorkload> => {
  const { db, staff, userId, courseId, days } = question
  const sight = await loadWorkSight(db, staff, userId)
  const answerHours = await findAnswerHours(db, staff.schoolId)
  const asked = [staff.schoolId, courseId ?? 'all', days, answerHours, sight.isWhole ? 'all' : userId]
  return counting.of(asked.join('/'), () => countWork(question, sight, answerHours))
}

/** One query for each kind of number, however many people; the long ones side by side, and no more, so that others find connections. */
const countWork = async (
  { db, staff: { schoolId }, courseId, days, now }: WorkQuestion,
  { isOwn, isShown }: WorkSight,
  answerHours: number,
): Promise<TeamWorkload> => {
  const lateBefore = reminderEdges(now, answerHours)?.late ?? null
  const filter = { schoolId, courseId, isShown, answerHours, lateBefore, now }
  const people = { schoolId, products: productsOfCourse(schoolId, courseId), isShown }
  const stepDays = days <= daysByDay ? 1 : 7
  const since = new Date(now.getTime() - days * day_ms)
  const [waiting, decided] = await Promise.all([
    summariseWork(db, filter),
    summariseDecided(db, filter, { since, stepDays }),
  ])
  const [learners, assistants] = await Promise.all([countLookedAfter(db, people), listAssistants(db, people)])
  const waitingOf = new Map(waiting.map((row) => [row.of, row]))
  const decidedBy = new Map(decided.flatMap((row) => (isBySomebody(row) ? [[row.of.userId, row]] : [])))
  const away = new Map(assistants.map((each) => [each.userId, each.expiredAt]))
  const ids = new Set([
    ...away.keys(),
    ...decidedBy.keys(),
    ...learners.keys(),
    ...waiting.flatMap(({ of }) => (typeof of === 'number' ? [of] : [])),
  ])
  const work = (await listPeople(db, [...ids])).map(({ id, name }): AssistantWork => {
    const expiredAt = away.get(id) ?? null
    return {
      user: { id, name },
      is_away: expiredAt !== null && expiredAt <= now,
      learners: learners.get(id) ?? 0,
      waiting: waitingFigures(waitingOf.get(id)),
      decided: decidedFigures(decidedBy.get(id)),
    }
  })
  return {
    answer_hours: answerHours,
    is_own: isOwn,
    waiting: waitingFigures(waitingOf.get('everybody')),
    decided: decidedFigures(decided.find(({ of }) => of === 'everything')),
    unassigned: waitingOf.get('nobody')?.count ?? 0,
    steps: stepsOf(decided, { count: Math.ceil(days / stepDays), stepDays, now }),
    assistants: work.toSorted(byWork).slice(0, workloadLimits.people),
  }
}

const isBySomebody = (row: DecidedRow): row is DecidedRow & { readonly of: { readonly userId: number } } =>
  typeof row.of === 'object' && 'userId' in row.of

/** Those with the most that is late come first, then those with the most that waits. */
const byWork = (one: AssistantWork, other: AssistantWork): number =>
  other.waiting.late - one.waiting.late ||
  other.waiting.count - one.waiting.count ||
  other.decided.count - one.decided.count ||
  one.user.name.localeCompare(other.user.name)

const waitingFigures = (row: WaitingRow | undefined): WaitingFigures => ({
  count: row?.count ?? 0,
  oldest_at: row?.oldestAt?.toISOString() ?? null,
  ages: [...(row?.ages ?? Array.from({ length: ageSteps.length + 1 }, () => 0))],
  late: row?.late ?? 0,
})

const decidedFigures = (row: DecidedRow | undefined): DecidedFigures => ({
  count: row?.count ?? 0,
  median_hours: row?.medianHours ?? null,
  p90_hours: row?.p90Hours ?? null,
  late: row?.late ?? 0,
})

/** Every step of the period, also those in which nothing was decided. */
const stepsOf = (
  decided: readonly DecidedRow[],
  { count, stepDays, now }: { readonly count: number; readonly stepDays: number; readonly now: Date },
): TeamWorkload['steps'] =>
  Array.from({ length: count }, (_, at) => {
    const step = count - 1 - at
    const row = decided.find(({ of }) => typeof of === 'object' && 'step' in of && of.step === step)
    return {
      begins_at: new Date(now.getTime() - (step + 1) * stepDays * day_ms).toISOString(),
      count: row?.count ?? 0,
      median_hours: row?.medianHours ?? null,
    }
  })
