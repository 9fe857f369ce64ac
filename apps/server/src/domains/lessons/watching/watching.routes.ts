import { blockTypeOf } from '@lectern/contract/blocks/registry'
import * as operations from '@lectern/contract/lessons/reading.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import type { ReadingDependencies } from '../reading/reading.routes.ts'
import { filesOfUnit } from '../file-places/unit-files.ts'
import { noteUnitPlayed } from './unit-progress.repository.ts'
import { noteUnitStarted, noteUnitWatched, type WatchedUnit } from '../use-cases/note-unit-progress.ts'
import { openUnit, type UnitCall } from './open-unit.ts'

/** Binds what players report of films and recordings. Staff looking at their lessons leave no trace. */
export const registerWatching = (bind: Bind, reading: ReadingDependencies): void => {
  const { files, days } = reading
  const open = async (call: UnitCall) => {
    const { unit, content, place, isLearner } = await openUnit(reading, call)
    const watched: WatchedUnit = { ...place, courseId: content.row.courseId, sections: content.sections }
    const isPlayed = blockTypeOf(unit.typeId).completion === 'played'
    return { unit, watched: isPlayed && isLearner ? watched : null }
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
    if (watched) {
      await call.db.transaction((tx) => noteUnitStarted(tx, watched, call.now))
      await days.note(watched, call.now)
    }
    return done
  })

  bind(operations.unitWatched, async (call) => {
    const { unit, watched } = await open(call)
    if (watched === null) return { data: { ...done.data, is_counted: false } }
    const duration = await durationOf(call, unit)
    const isCounted = await call.db.transaction((tx) => noteUnitWatched(tx, watched, duration, call.now))
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
