import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { UnitState } from '@lectern/contract/lessons/unit-progress'
import * as operations from '@lectern/contract/lessons/unit-progress.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { listStandings } from '../../attempts/index.ts'
import type { LessonContent } from '../lesson-contents.ts'
import { practicePlace } from '../gates/practice-place.ts'
import { findProgress } from '../reading/progress.repository.ts'
import { isNoted } from '../reading/readers.ts'
import type { ReadingDependencies, SchoolCall } from '../reading/reading.routes.ts'
import { noteReading } from '../use-cases/note-reading.ts'
import { listWatchedUnits } from './unit-progress.repository.ts'

/** Binds how far learners are inside a lesson. Staff looking at their lessons leave no trace, and are shown none. */
export const registerUnitProgress = (bind: Bind, { contents, readers, days }: ReadingDependencies): void => {
  const open = async (call: SchoolCall & { readonly params: { readonly lesson: number } }) => {
    const { schoolId } = await call.school()
    const whole = found(await contents.contentOf(schoolId, call.params.lesson))
    const reader = await readers.readerOf(whole, call)
    const { userId, content } = practicePlace(whole, reader)
    const { courseId } = content.row
    const place = { userId, lessonId: content.row.id, courseId, schoolId }
    return { content, place, isLearner: isNoted(reader) }
  }

  bind(operations.getReading, async (call) => {
    const { content, place, isLearner } = await open(call)
    if (!isLearner) return { data: { stopped: null, units: [] } }
    const progress = await findProgress(call.db, place)
    const isThere = unitsOf(content).some(({ id }) => id === progress?.stoppedUnitId)
    const stopped =
      isThere && progress?.stoppedUnitId && progress.stoppedAt
        ? { unit_id: progress.stoppedUnitId, at: progress.stoppedAt.toISOString() }
        : null
    return { data: { stopped, units: await unitsDoneBy(call.db, content, place) } }
  })

  bind(operations.reportReading, async (call) => {
    const { content, place, isLearner } = await open(call)
    if (!isLearner) return { data: { units: [] } }
    const counted = await noteReading(call.db, { place, units: unitsOf(content) }, call.body, call.now)
    if (counted > 0) await days.note(place, call.now)
    return { data: { units: await unitsDoneBy(call.db, content, place) } }
  })
}

const unitsOf = ({ sections }: Pick<LessonContent, 'sections'>) =>
  sections.flatMap(({ info_units }) => info_units)

const stateOf = { read: 'read', played: 'watched', practised: 'passed' } as const

/** Which units of a lesson somebody is done with; a practice by whether it is passed now. */
const unitsDoneBy = async (
  db: ReadDatabase,
  content: Pick<LessonContent, 'sections' | 'quizIds'>,
  { userId, lessonId }: { readonly userId: number; readonly lessonId: number },
): Promise<{ id: number; state: UnitState }[]> => {
  const units = unitsOf(content)
  const done = await listWatchedUnits(
    db,
    userId,
    units.map(({ id }) => id),
  )
  const standings = await listStandings(db, { userId, lessonId, quizIds: content.quizIds })
  const passed = new Set(standings.flatMap(({ attempt, hasPassed }) => (hasPassed ? [attempt.quizId] : [])))
  return units.flatMap((unit) => {
    const { completion, shownQuizIds } = blockTypeOf(unit.type_id)
    const quizIds = shownQuizIds(unit)
    const isDone =
      completion === 'practised'
        ? quizIds.length > 0 && quizIds.every((id) => passed.has(id))
        : done.has(unit.id)
    return isDone ? [{ id: unit.id, state: stateOf[completion] }] : []
  })
}
