import { blockTypeOf } from '@lectern/contract/blocks/registry'
import * as operations from '@lectern/contract/lessons/reading.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { readerOf } from '../reading/readers.ts'
import type { ReadingDependencies, SchoolCall } from '../reading/reading.routes.ts'
import { findUnitPlace } from '../sections.repository.ts'
import { filesOfUnit } from '../unit-files.ts'
import { noteUnitPlayed } from './unit-progress.repository.ts'
import { noteUnitStarted, noteUnitWatched, type WatchedUnit } from '../use-cases/note-unit-progress.ts'
import { practicePlace } from '../practices/learner-practices.ts'

type UnitCall = SchoolCall & { readonly db: ReadDatabase; readonly params: { readonly unit: number } }

/** Binds what players report of films and recordings. Staff looking at their lessons leave no trace. */
export const registerWatching = (bind: Bind, { contents, enrolments, files }: ReadingDependencies): void => {
  const open = async (call: UnitCall) => {
    const unit = found(await findUnitPlace(call.db, call.params.unit))
    const { schoolId } = await call.school()
    const content = found(await contents.contentOf(schoolId, unit.lessonId))
    if (!content.sections.some((each) => each.info_units.some(({ id }) => id === call.params.unit)))
      throw notFound('a unit of a removed section')
    const reader = await readerOf(enrolments, content, call)
    const { userId } = practicePlace(content, reader)
    const { courseId } = content.row
    const { lessonId } = unit
    const watched: WatchedUnit = {
      userId,
      unitId: call.params.unit,
      lessonId,
      courseId,
      schoolId,
      sections: content.sections,
    }
    const isPlayed = blockTypeOf(unit.typeId).completion === 'played'
    return { unit, watched: isPlayed && reader.access.is_course_subscribed ? watched : null }
  }

  /** Seconds of the shortest of its files; null when one is not known. */
  const durationOf = async (call: UnitCall, unit: Awaited<ReturnType<typeof open>>['unit']) => {
    const uuids = filesOfUnit(unit).map((file) => file.uuid)
    const place = { schoolId: unit.schoolId, type: 'info_unit', id: call.params.unit } as const
    const durations = (await files.presentPlace(call, place, uuids)).map(({ duration }) => duration)
    if (durations.length === 0 || durations.includes(null)) return null
    return Math.min(...durations.map((duration) => duration ?? 0))
  }

  bind(operations.unitStarted, async (call) => {
    const { watched } = await open(call)
    if (watched) await noteUnitStarted(call.db, watched, call.now)
    return done
  })

  bind(operations.unitWatched, async (call) => {
    const { unit, watched } = await open(call)
    const isCounted =
      watched !== null && (await noteUnitWatched(call.db, watched, await durationOf(call, unit), call.now))
    return { data: { ...done.data, is_counted: isCounted } }
  })

  bind(operations.unitPlayed, async (call) => {
    const { watched } = await open(call)
    if (watched) {
      const { userId, unitId, lessonId, schoolId } = watched
      await noteUnitPlayed(call.db, { userId, unitId, lessonId, schoolId }, call.body, call.now)
    }
    return done
  })
}
