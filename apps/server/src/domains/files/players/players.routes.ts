import * as operations from '@lectern/contract/files/players.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import type { FileAccess } from '../file-access.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import { findFileByUuid } from '../files.repository.ts'
import { countPlayerLogs, insertPlayerLog, listPlayerLogs } from './player-logs.repository.ts'
import { withoutSecrets } from '../rules/without-secrets.ts'
import { addCaptions, removeCaptions } from '../use-cases/change-captions.ts'

/** Binds captions, and what players report of themselves. */
export const bindPlayers = (bind: Bind, dependencies: FileDependencies, door: FileAccess): void => {
  bind(operations.addCaptions, async (call) => {
    const { language, label, text } = call.body
    const wish = { schoolId: call.staff.schoolId, uuid: call.params.uuid, language, label, text }
    await addCaptions(call.db, dependencies, wish, call.now)
    const file = found(await findFileByUuid(call.db, call.params.uuid))
    const [data] = await door.presentInside(call.db, file.schoolId, call, [file])
    return { data: found(data) }
  })

  bind(operations.removeCaptions, async (call) => {
    const { uuid, captions } = call.params
    const wish = { schoolId: call.staff.schoolId, uuid, captions }
    await removeCaptions(call.db, wish, call.now)
    const file = found(await findFileByUuid(call.db, uuid))
    const [data] = await door.presentInside(call.db, file.schoolId, call, [file])
    return { data: found(data) }
  })

  bind(operations.reportPlayerFault, async ({ db, body, school, now }) => {
    const { schoolId } = await school()
    const { error, location, sources } = body.data
    await insertPlayerLog(db, {
      schoolId,
      error: withoutSecrets(error),
      location: withoutSecrets(location),
      sources: sources.map(withoutSecrets),
      createdAt: now,
    })
    return done
  })

  bind(operations.listPlayerFaults, async ({ db, staff, query }) => {
    const meta = pageMetaOf(query, await countPlayerLogs(db, staff.schoolId))
    const rows = await listPlayerLogs(db, staff.schoolId, query)
    const data = rows.map(({ id, error, location, sources, createdAt }) => ({
      id,
      error,
      location,
      sources,
      created_at: createdAt.toISOString(),
    }))
    return { data, meta, links: nextLink(operations.listPlayerFaults, query, meta) }
  })
}
