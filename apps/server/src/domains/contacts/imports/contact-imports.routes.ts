import * as operations from '@lectern/contract/contacts/imports/contact-imports.api'
import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { keysetPage, totalOf } from '../../../platform/lists/keyset.ts'
import type { ContactFamilies } from '../filters/open-contact-filter.ts'
import type { AccessOfMany } from '../services.ts'
import * as imports from './contact-imports.repository.ts'
import { presentListed, presentRow } from './contact-imports.presenter.ts'
import * as rows from './import-rows.repository.ts'
import { importTaskWith } from './import-task.ts'
import { listOverTasks, showImport } from './use-cases/show-import.ts'
import { planImport } from './use-cases/plan-import.ts'
import { startImport } from './use-cases/start-import.ts'

/** Binds imports of contacts; sending the file is a route of bytes. */
export const bindContactImports = (
  bind: Bind,
  families: () => Promise<ContactFamilies>,
  access: AccessOfMany,
): void => {
  const kind = importTaskWith(access)

  const load = async (db: ReadDatabase, call: Parameters<typeof showImport>[1]) => ({
    data: await showImport(db, call),
  })

  bind(operations.listContactImports, async ({ db, staff, actor }) => {
    const { schoolId } = staff
    const listed = await imports.listImports(db, schoolId, importLimits.listed + 1)
    const over = await listOverTasks(db, schoolId, listed)
    return {
      data: listed
        .slice(0, importLimits.listed)
        .map((row) => presentListed(row, actor.userId, over.has(row.taskId ?? 0))),
      has_more: listed.length > importLimits.listed,
    }
  })

  bind(operations.getContactImport, ({ db, staff, actor, params, now }) =>
    load(db, { schoolId: staff.schoolId, userId: actor.userId, importId: params.import, now }),
  )

  bind(operations.checkContactImport, async ({ db: tx, staff, actor, params, body, now }) => {
    await planImport(tx, { staff, userId: actor.userId, importId: params.import, access, now }, body)
    return load(tx, { schoolId: staff.schoolId, userId: actor.userId, importId: params.import, now })
  })

  bind(operations.listImportRows, async ({ db, staff, params, query }) => {
    const row = found(await imports.findImport(db, staff.schoolId, params.import))
    const page = keysetPage(rows.rowsKeyset, { ...query, sort: 'line' })
    const { rows: shown, links } = page.answer(await rows.listRows(db, row.id, query.verdict, page))
    const counts = row.counts ?? rows.noCounts
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const total = query.verdict === undefined ? all : counts[query.verdict]
    return { data: shown.map(presentRow), meta: { per_page: query.per_page, ...totalOf(total) }, links }
  })

  bind(operations.startContactImport, async ({ db: tx, staff, actor, params, body, now }) => {
    const place = { schoolId: staff.schoolId, userId: actor.userId, importId: params.import, now }
    await startImport(tx, { ...place, staff, kind, access, families: await families() }, body)
    return load(tx, place)
  })

  bind(operations.deleteContactImport, async ({ db: tx, staff, params }) => {
    const row = found(await imports.lockImport(tx, staff.schoolId, params.import))
    const isOver = (await listOverTasks(tx, staff.schoolId, [row])).has(row.taskId ?? 0)
    if (row.taskId !== null && !isOver) throw new CallError('import_not_ready')
    await imports.deleteImport(tx, row)
    return done
  })
}
