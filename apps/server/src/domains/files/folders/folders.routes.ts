import * as operations from '@lectern/contract/files/files.api'
import { inTransaction } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { changeFolder, createFolder, deleteFolder, listFolders } from '../use-cases/change-folder.ts'

/** Binds the folders of the storage. */
export const bindFolders = (bind: Bind): void => {
  bind(operations.listFolders, async ({ db, staff }) => ({ data: await listFolders(db, staff.cabinetId) }))

  bind(operations.createFolder, async ({ db, staff, body, now }) => {
    const wish = { cabinetId: staff.cabinetId, name: body.name, parentId: body.parent_id ?? null }
    return { data: await inTransaction(db, (tx) => createFolder(tx, wish, now)) }
  })

  bind(operations.updateFolder, async ({ db, staff, params, body }) => {
    const { name, parent_id: parentId } = body
    const wish = { cabinetId: staff.cabinetId, folderId: params.folder, name, parentId }
    return { data: await inTransaction(db, (tx) => changeFolder(tx, wish)) }
  })

  bind(operations.deleteFolder, async ({ db, staff, params }) => {
    await inTransaction(db, (tx) => deleteFolder(tx, { cabinetId: staff.cabinetId, folderId: params.folder }))
    return done
  })
}
