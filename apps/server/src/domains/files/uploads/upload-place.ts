import { type UploadModel, uploadModels, uploadRules } from '@lectern/contract/files/upload-models'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SignedByteCall } from '../../../platform/http/sending/byte-call.ts'
import { CallError } from '../../../platform/http/call-error.ts'

/** Whether somebody takes part in anything of a school; told by the domain that owns participations. */
export type IsLearnerOf = (db: ReadDatabase, cabinetId: number, userId: number) => Promise<boolean>

export const isUploadModel = (value: unknown): value is UploadModel =>
  uploadModels.some((model) => model === value)

/** Who calls: all of a call that decides where it may upload. */
export type Uploader = Pick<SignedByteCall, 'actor' | 'currentSeat' | 'seatIn' | 'school' | 'enter'>

/**
 * The school into which a person may upload for a model. A named cabinet chooses among the own ones and widens nothing
 * (THREATS T2): one in which the person neither works nor learns looks like one that is not there.
 *
 * @throws CallError forbidden, address_refused, session_limit, device_limit (403), not_found (404)
 */
export const placeOfUpload = async (
  db: ReadDatabase,
  isLearnerOf: IsLearnerOf,
  call: Uploader,
  { model, cabinetId }: { readonly model: UploadModel; readonly cabinetId: number | null },
): Promise<number> => {
  const isForLearners = uploadRules[model].by === 'learner'
  const wanted = cabinetId ?? (await schoolHere(call, isForLearners))
  if (wanted === null) throw new CallError('forbidden')
  const seat = await call.seatIn(wanted)
  const isLearner = seat === null && (await isLearnerOf(db, wanted, call.actor.userId))
  if (seat === null && !isLearner && cabinetId !== null)
    throw new CallError('not_found', { detail: 'a school of others' })
  await call.enter(wanted)
  const mayStore = isForLearners ? seat !== null || isLearner : seat?.permissions.has('storage_store')
  if (mayStore !== true) throw new CallError('forbidden')
  return wanted
}

/** Without a named cabinet: for learners the school of the host, otherwise the current one of the staff. */
const schoolHere = async (call: Uploader, isForLearners: boolean): Promise<number | null> => {
  const visited = isForLearners ? await call.school() : null
  return visited?.cabinetId ?? (await call.currentSeat())?.cabinetId ?? null
}
