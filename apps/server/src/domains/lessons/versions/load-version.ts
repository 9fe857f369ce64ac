import type { LessonState } from '@lectern/contract/lessons/versions'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { listPeople } from '../../identity/index.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { presentState, presentVersion } from './present-versions.ts'
import * as repository from './versions.repository.ts'

export interface VersionAddress {
  readonly schoolId: SchoolId
  readonly lessonId: number
  readonly versionId: number
}

/** Who wrote some versions, by id. */
export const peopleOf = async (db: ReadDatabase, versions: readonly repository.LessonVersionRow[]) => {
  const people = await listPeople(db, [...new Set(versions.flatMap(({ userId }) => userId ?? []))])
  return new Map(people.map((person) => [person.id, person]))
}

/** What the units of a version said, by id. */
export const statesOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  version: repository.LessonVersionRow,
) => {
  const wanted = version.outline.sections.flatMap(({ units }) => units)
  const states = await repository.listUnitStates(db, schoolId, wanted)
  return new Map(states.map((state) => [state.unitId, state]))
}

/**
 * A lesson as it stood at one entry of its history.
 *
 * @throws CallError not_found
 */
export const loadVersion = async (
  db: ReadDatabase,
  { schoolId, lessonId, versionId }: VersionAddress,
): Promise<LessonState> => {
  const version = found(await repository.findLessonVersion(db, schoolId, lessonId, versionId))
  const presented = presentVersion(version, undefined, await peopleOf(db, [version]))
  return presentState(presented, version.outline, await statesOf(db, schoolId, version))
}
