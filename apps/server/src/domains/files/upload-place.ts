import { type UploadModel, uploadModels, uploadRules } from '@lectern/contract/files/upload-models'
import type { Connection } from '../../platform/database/pool.ts'
import type { SignedByteCall } from '../../platform/http/byte-call.ts'
import { CallError } from '../../platform/http/call-error.ts'

/** Whether somebody takes part in anything of a school; told by the domain that owns participations. */
export type IsLearnerOf = (db: Connection, cabinetId: number, userId: number) => Promise<boolean>

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
  db: Connection,
  isLearnerOf: IsLearnerOf,
  call: Uploader,
  { model, cabinetId }: { readonly model: UploadModel; readonly cabinetId: number | null },
): Promise<number> => {
  const isForLearners = uploadRules[model].by === 'learner'
  const seat = cabinetId === null ? await call.currentSeat() : await call.seatIn(cabinetId)
  const visited = isForLearners && cabinetId === null ? await call.school() : null
  const wanted = cabinetId ?? visited?.cabinetId ?? seat?.cabinetId
  if (wanted === undefined) throw new CallError('forbidden')
  const isSeated = seat?.cabinetId === wanted
  const isLearner = !isSeated && (await isLearnerOf(db, wanted, call.actor.userId))
  if (!isSeated && !isLearner && cabinetId !== null)
    throw new CallError('not_found', { detail: 'a school of others' })
  await call.enter(wanted)
  if (isSeated && (isForLearners || seat.permissions.has('storage_store'))) return wanted
  if (isLearner && isForLearners) return wanted
  throw new CallError('forbidden')
}
