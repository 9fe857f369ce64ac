import * as operations from '@lectern/contract/lessons/text-templates.api'
import { filesOfText } from '@lectern/contract/rich-text/walk-text'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { emptyPlaces, placeFiles } from '../../files/index.ts'
import { listPeople } from '../../identity/index.ts'
import * as repository from './text-templates.repository.ts'

const { perSchool } = operations.textTemplateLimits

/** Binds the blocks of texts that a school keeps to use again. */
export const bindTextTemplates = (bind: Bind): void => {
  bind(operations.listTextTemplates, async ({ db, staff }) => ({
    data: await present(db, await repository.listTemplates(db, staff.schoolId)),
  }))

  bind(operations.getTextTemplate, async ({ db, staff, params }) => {
    const { text, ...row } = found(await repository.findTemplate(db, staff.schoolId, params.template))
    const [shown] = await present(db, [row])
    return { data: { ...found(shown), text } }
  })

  bind(operations.createTextTemplate, async ({ db, staff, actor, body, now }) => {
    const { schoolId } = staff
    // Two at once may not both be the last one.
    await lockByName(db, `text-templates/${schoolId}`)
    if ((await repository.countTemplates(db, schoolId)) >= perSchool)
      throw new CallError('too_many_text_templates', { params: { limit: perSchool } })
    const row = await repository.insertTemplate(db, schoolId, { ...body, createdBy: actor.userId }, now)
    const files = filesOfText(body.text).map(({ uuid, allow_doc_preview, allow_doc_download }) => ({
      uuid,
      allowDocPreview: allow_doc_preview,
      allowDocDownload: allow_doc_download,
    }))
    await placeFiles(db, { schoolId, type: 'text_template', id: row.id }, files)
    const [shown] = await present(db, [row])
    return { data: found(shown) }
  })

  bind(operations.renameTextTemplate, async ({ db, staff, params, body }) => {
    if (!(await repository.renameTemplate(db, staff.schoolId, params.template, body.name)))
      throw notFound('no such template')
    return done
  })

  bind(operations.deleteTextTemplate, async ({ db, staff, params }) => {
    const { schoolId } = staff
    if (!(await repository.deleteTemplate(db, schoolId, params.template))) throw notFound('no such template')
    await emptyPlaces(db, { schoolId, type: 'text_template', ids: [params.template] })
    return done
  })
}

const present = async (db: ReadDatabase, rows: readonly repository.TemplateRow[]) => {
  const names = new Map(
    (
      await listPeople(
        db,
        rows.map((row) => row.createdBy),
      )
    ).map(({ id, name }) => [id, name]),
  )
  return rows.map(({ id, name, createdBy, createdAt }) => ({
    id,
    name,
    author: names.get(createdBy) ?? '',
    created_at: createdAt.toISOString(),
  }))
}
