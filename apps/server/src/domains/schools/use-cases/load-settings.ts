import type { CabinetSettings } from '@lectern/contract/schools/schools'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { presentSettings } from '../schools.presenter.ts'
import * as repository from '../schools.repository.ts'

/** The settings of a school as one of its staff sees them. */
export const loadSettings = async (
  db: ReadDatabase,
  cabinetId: number,
  callerId: number,
): Promise<CabinetSettings> => {
  const cabinet = found(await repository.findCabinet(db, cabinetId))
  const texts = await repository.listLegalTexts(db, cabinetId)
  const owner = found(await repository.findPersonHead(db, cabinet.ownerId))
  return presentSettings(cabinet, texts, owner, callerId)
}
