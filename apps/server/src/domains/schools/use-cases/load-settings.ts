import type { SchoolSettings } from '@lectern/contract/schools/schools'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { presentSettings } from '../schools.presenter.ts'
import * as repository from '../schools.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** The settings of a school as one of its staff sees them. */
export const loadSettings = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  callerId: number,
): Promise<SchoolSettings> => {
  const school = found(await repository.findSchool(db, schoolId))
  const texts = await repository.listLegalTexts(db, schoolId)
  const owner = found(await repository.findPersonHead(db, school.ownerId))
  return presentSettings(school, texts, owner, callerId)
}
