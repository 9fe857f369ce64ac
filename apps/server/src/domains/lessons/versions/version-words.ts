import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { countWords } from '@lectern/contract/quizzes/question-types/shared/open/count-words'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type CountedUnits, differingUnits, unitKey } from './version-changes.ts'
import { listSaidUnits } from './version-entries.repository.ts'
import type { LessonVersionRow } from './versions.repository.ts'

/** More units than this are not read to count their words: an answer waits for them. */
const maxCounted = 60

/**
 * The words of all units that differ from entry to entry of a history, the newest entry first; null where there are too many of them.
 */
export const countVersionWords = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  versions: readonly LessonVersionRow[],
): Promise<CountedUnits | null> => {
  const wanted = new Map(
    versions
      .flatMap(({ outline }, at) => {
        const { gone, come } = differingUnits(versions[at + 1]?.outline, outline)
        return [...gone, ...come]
      })
      .map((unit) => [unitKey(unit), unit]),
  )
  if (wanted.size > maxCounted) return null
  const said = await listSaidUnits(db, schoolId, [...wanted.values()])
  return new Map(
    said.map(({ typeId, content, ...unit }) => [
      unitKey(unit),
      countWords(blockTypeOf(typeId).words(content)),
    ]),
  )
}
