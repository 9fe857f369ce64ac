import { idParam } from '@lectern/contract/kernel/ids'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies.ts'
import { writeCsv } from '../../platform/documents/read-csv.ts'
import type { CallerChecks } from '../../platform/composition/domain.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import { attachmentHeaders } from '../../platform/http/sending/attachment.ts'
import {
  type ByteApp,
  type ByteReply,
  type ByteRequest,
  createByteCaller,
} from '../../platform/http/sending/byte-call.ts'
import { mayRun } from './task-kind.ts'
import { listRefused } from './task-things.repository.ts'
import { findTask } from './tasks.repository.ts'
import type { TaskHouse } from './use-cases/work-on-task.ts'

const params = z.object({ task: idParam })

/** Of one address, in a minute. */
const config = { rateLimit: { max: 30, timeWindow: 60_000 } } as const

/** Mounts what failed in a task and what it made, as files for who started it. */
export const mountTaskFiles = (
  app: ByteApp,
  { reading, storage, clock }: Pick<Dependencies, 'reading' | 'storage' | 'clock'>,
  doors: CallerChecks,
  { kinds }: Pick<TaskHouse, 'kinds'>,
): void => {
  const caller = createByteCaller({ ...doors, clock })

  /** @throws CallError unauthenticated, not_found, address_refused, session_limit, device_limit */
  const open = async (request: ByteRequest, reply: ByteReply) => {
    const call = await caller.of(request, reply)
    const { actor } = call
    if (!actor) throw new CallError('unauthenticated')
    const taskId = params.safeParse(request.params).data?.task
    const seat = found(await call.currentSeat())
    await call.enter(seat.schoolId)
    const reader = { schoolId: seat.schoolId, userId: actor.userId, kinds: [] }
    const task = taskId === undefined ? null : await findTask(reading, reader, taskId)
    const kind = task && kinds.get(task.kind)
    if (!task || !kind || !mayRun(kind, seat)) throw notFound('no task of this person')
    return { task, kind, userId: actor.userId, schoolId: seat.schoolId, now: call.now }
  }

  app.get('/api/v1/tasks/:task/failures', { config }, async (request, reply) => {
    const { task } = await open(request, reply)
    const rows = await listRefused(reading, task.id)
    const bytes = Buffer.from(
      writeCsv([
        ['id', 'reason', 'about'],
        ...rows.map(({ id, reason, about }) => [String(id), reason, about]),
      ]),
    )
    const headers = attachmentHeaders({
      name: `failures-${task.id}`,
      ...{ otherwise: 'failures', extension: 'csv', mimeType: 'text/csv; charset=utf-8' },
      bytes: bytes.length,
    })
    return reply.headers(headers).send(bytes)
  })

  app.get('/api/v1/tasks/:task/file', { config }, async (request, reply) => {
    const { task, kind, now, ...taker } = await open(request, reply)
    const file = found(task.file)
    if (new Date(file.until) <= now) throw notFound('the file is removed')
    const object = found((await storage.get(file.key)) ?? null)
    kind.fileTaken?.({ ...taker, now, total: task.total ?? 0, input: task.input })
    const [, name = '', extension = ''] = /^(.*)\.(\w+)$/.exec(file.name) ?? []
    const mimeType = 'application/octet-stream'
    const headers = attachmentHeaders({ name, otherwise: 'file', extension, mimeType, bytes: file.bytes })
    return reply.headers(headers).send(object.bytes ?? object.stream)
  })
}
