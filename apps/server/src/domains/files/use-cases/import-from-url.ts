import type { UploadModel } from '@lectern/contract/files/upload-models'
import { CallError } from '../../../platform/http/call-error.ts'
import { fetchPublic, UnreachableError } from '../../../platform/uploads/fetch-public.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import type { FileRow } from '../files.repository.ts'
import { receiveStream } from './receive-stream.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A file that lies somewhere in the web. */
export interface WantedAddress {
  readonly schoolId: SchoolId
  readonly ownerId: number
  readonly folderId: number | null
  readonly model: UploadModel
  readonly url: string
  readonly name: string | undefined
}

/**
 * Takes a file from a public address. Whatever stands in the way there is told as one and the same code, so that nobody
 * learns from it what this server can reach (THREATS T38).
 *
 * @throws CallError link_unreachable, and what every upload may be refused with
 */
export const importFromUrl = async (
  dependencies: FileDependencies,
  wanted: WantedAddress,
  now: Date,
): Promise<FileRow> => {
  const { url, name, ...place } = wanted
  try {
    const answer = await fetchPublic(url, dependencies.fetchLimits)
    return await receiveStream(
      dependencies,
      { ...place, name: name ?? answer.name, stream: answer.stream },
      now,
    )
  } catch (error) {
    if (error instanceof CallError && !(error.status >= 500)) throw error
    if (!(error instanceof UnreachableError)) dependencies.log.warn({ err: error }, 'an address gave no file')
    throw new CallError('link_unreachable', { fields: { url: ['link_unreachable'] } })
  }
}
