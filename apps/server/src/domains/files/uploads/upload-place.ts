import { type UploadModel, uploadModels, uploadRules } from '@lectern/contract/files/upload-models'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SignedByteCall } from '../../../platform/http/sending/byte-call.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** The school of this id when the person takes part in anything of it; told by the domain that owns enrolments. */
export type FindLearnerSchool = (
  db: ReadDatabase,
  claimedId: number,
  userId: number,
) => Promise<SchoolId | null>

export const isUploadModel = (value: unknown): value is UploadModel =>
  uploadModels.some((model) => model === value)

/** Who calls: all of a call that decides where it may upload. */
export type Uploader = Pick<SignedByteCall, 'actor' | 'currentSeat' | 'seatIn' | 'school' | 'enter'>

/**
 * The school into which a person may upload for a model. A named school chooses among the own ones and widens nothing
 * (THREATS T2): one in which the person neither works nor learns looks like one that is not there.
 *
 * @throws CallError forbidden, address_refused, session_limit, device_limit (403), not_found (404)
 */
export const placeOfUpload = async (
  db: ReadDatabase,
  findLearnerSchool: FindLearnerSchool,
  call: Uploader,
  { model, claimedId }: { readonly model: UploadModel; readonly claimedId: number | null },
): Promise<SchoolId> => {
  const isForLearners = uploadRules[model].by === 'learner'
  const here = claimedId === null ? await schoolHere(call, isForLearners) : null
  const wanted = claimedId ?? here
  if (wanted === null) throw new CallError('forbidden')
  const seat = await call.seatIn(wanted)
  const learned = seat === null ? await findLearnerSchool(db, wanted, call.actor.userId) : null
  const schoolId = seat?.schoolId ?? learned ?? here
  if (schoolId === null) throw new CallError('not_found', { detail: 'a school of others' })
  await call.enter(schoolId)
  const mayStore = isForLearners ? seat !== null || learned !== null : seat?.permissions.has('storage_store')
  if (mayStore !== true) throw new CallError('forbidden')
  return schoolId
}

/** Without a named school: for learners the school of the host, otherwise the current one of the staff. */
const schoolHere = async (call: Uploader, isForLearners: boolean): Promise<SchoolId | null> => {
  const visited = isForLearners ? await call.school() : null
  return visited?.schoolId ?? (await call.currentSeat())?.schoolId ?? null
}
