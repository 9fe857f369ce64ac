import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { addressFileBytes, type AddressFileProblem } from '@lectern/contract/courses/addresses/address-file'
import { type AddressList, addressList } from '@lectern/contract/courses/courses.bytes'
import { mayEither } from '@lectern/contract/kernel/course-rights'
import { idParam } from '@lectern/contract/kernel/ids'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { type ApartRefusal, readApart } from '../../../platform/documents/read-apart.ts'
import type { ApartWork } from '../../../platform/documents/run-apart.ts'
import { CallError, notFound } from '../../../platform/http/call-error.ts'
import type { Identity } from '../../../platform/http/call.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import { createByteCaller, type ByteApp, type ByteRequest } from '../../../platform/http/sending/byte-call.ts'
import { seatFor } from '../../../platform/http/sending/seat-for.ts'
import { watchPace } from '../../../platform/uploads/pace.ts'
import { acceptForms, readForm } from '../../../platform/uploads/read-multipart.ts'
import { answerInFolder, receiveSource } from '../../../platform/uploads/work-folder.ts'
import type { Clock } from '../../../platform/clock.ts'
import { authoredProduct } from '../../teams/index.ts'

const child = fileURLToPath(new URL('read-child.ts', import.meta.url))

/** @throws CallError not_found */
const productInAddress = ({ params }: ByteRequest): number => {
  const outcome = z.object({ product: idParam }).safeParse(params)
  if (!outcome.success) throw notFound('no such address')
  return outcome.data.product
}

const refusal = (code: ApartRefusal, detail: string): CallError => {
  const problem: AddressFileProblem = code === 'not_known' ? 'no_addresses' : code
  return new CallError('invalid_fields', { fields: { file: [problem] }, detail })
}

interface Parts {
  readonly db: ReadDatabase
  readonly clock: Clock
  readonly identity: Identity
  readonly gate: SchoolEntry
}

/** Mounts `POST /api/v1/products/:product/participants/read-file`. Nothing of the file is kept. */
export const mountAddressFiles = (app: ByteApp, { db, ...parts }: Parts): void => {
  const caller = createByteCaller(parts)

  /** @throws CallError file_missing, file_empty, file_too_large, invalid_fields */
  const readAddressesOf = async (
    request: ByteRequest,
    work: Omit<ApartWork, 'child' | 'args'>,
  ): Promise<AddressList> => {
    const stop = watchPace(request.raw)
    try {
      const { taken } = await readForm(request, receiveSource(work.folder, addressFileBytes))
      const args = [taken.file, work.folder]
      return addressList.parse(await readApart({ child, args, ...work, refusal }))
    } finally {
      stop()
    }
  }

  void app.register(async (scope) => {
    await acceptForms(scope)
    scope.post(
      '/api/v1/products/:product/participants/read-file',
      { config: { longBody: true } },
      (request, reply) =>
        answerInFolder(request, reply, async (folder, signal) => {
          const call = await caller.signed(request, reply)
          const seat = await seatFor(call, mayEither('edit').anyOf)
          await authoredProduct(db, seat, 'course_edit', productInAddress(request))
          reply.header('cache-control', 'no-store')
          const owner = { schoolId: seat.schoolId, userId: call.actor.userId }
          return { data: await readAddressesOf(request, { folder, signal, owner }) }
        }),
    )
  })
}
