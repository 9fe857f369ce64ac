import * as operations from '@lectern/contract/files/files.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { changeFolder, createFolder, deleteFolder, listFolders } from '../use-cases/change-folder.ts'

/** Binds the folders of the storage. */
export const bindFolders = (bind: Bind): void => {
  bind(operations.listFolders, async ({ db, staff }) => ({ data: await listFolders(db, staff.schoolId) }))

  bind(operations.createFolder, async ({ db, staff, body, now }) => {
    const wish = { schoolId: staff.schoolId, name: body.name, parentId: body.parent_id ?? null }
    return { data: await createFolder(db, wish, now) }
  })

  bind(operations.updateFolder, async ({ db, staff, params, body }) => {
    const { name, parent_id: parentId } = body
    const wish = { schoolId: staff.schoolId, folderId: params.folder, name, parentId }
    return { data: await changeFolder(db, wish) }
  })

  bind(operations.deleteFolder, async ({ db, staff, params }) => {
    await deleteFolder(db, { schoolId: staff.schoolId, folderId: params.folder })
    return done
  })
}
