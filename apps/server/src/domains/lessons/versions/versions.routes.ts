import * as operations from '@lectern/contract/lessons/versions.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import { versionLimits } from '@lectern/contract/lessons/versions'
import type { Bind } from '../../../platform/http/api.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { LessonRow } from '../lessons.repository.ts'
import type { AuthorScope } from '../lessons.policy.ts'
import { findAuthorsLesson, loadLesson } from '../use-cases/load-lesson.ts'
import { loadVersion, peopleOf } from './load-version.ts'
import { markLesson } from './note-versions.ts'
import { presentVersion } from './present-versions.ts'
import { restoreUnit, restoreVersion } from './restore-version.ts'
import { countVersionWords } from './version-words.ts'
import * as repository from './versions.repository.ts'

/** Binds the history of lessons. */
export const bindVersions = (bind: Bind, mayAuthor: AuthorScope): void => {
  bind(operations.listVersions, async ({ db, staff, params, query }) => {
    const { schoolId } = staff
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const lesson = await findAuthorsLesson(db, { schoolId, lessonId: params.lesson })
    const isNamed = query.named !== undefined
    const total = isNamed
      ? await repository.countNamed(db, lesson)
      : await repository.countLessonVersions(db, schoolId, lesson.id)
    const offset = (query.page - 1) * query.per_page
    // One more than are told: the last of them is counted against the one before it.
    const rows = await repository.listLessonVersions(db, schoolId, lesson.id, {
      limit: query.per_page + 1,
      offset,
      isNamed,
    })
    const people = await peopleOf(db, rows)
    const words = await countVersionWords(db, schoolId, rows)
    const meta = pageMetaOf(query, total)
    return {
      data: rows
        .slice(0, query.per_page)
        .map((version, at) => presentVersion(version, rows[at + 1], people, words)),
      meta,
      links: nextLink(operations.listVersions, query, meta, { lesson: lesson.id }),
    }
  })

  bind(operations.getVersion, async ({ db, staff, params }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, lessonId: params.lesson, versionId: params.version }
    await findAuthorsLesson(db, address)
    return { data: await loadVersion(db, address) }
  })

  bind(operations.nameVersion, async ({ db, staff, actor, params, body, now }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const lesson = await findAuthorsLesson(db, { schoolId: staff.schoolId, lessonId: params.lesson })
    await refuseTooManyNames(db, lesson)
    const version = await markLesson(db, lesson, { kind: 'named', name: body.name, by: actor.userId }, now)
    return { data: presentVersion(version, undefined, await peopleOf(db, [version])) }
  })

  bind(operations.renameVersion, async ({ db, staff, params, body }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const lesson = await findAuthorsLesson(db, { schoolId: staff.schoolId, lessonId: params.lesson })
    const known = found(await repository.findLessonVersion(db, staff.schoolId, lesson.id, params.version))
    if (known.name === '') await refuseTooManyNames(db, lesson)
    const version = found(await repository.renameLessonVersion(db, staff.schoolId, known.id, body.name))
    return { data: presentVersion(version, undefined, await peopleOf(db, [version])) }
  })

  bind(operations.restoreVersion, async ({ db, staff, actor, params, now }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, lessonId: params.lesson, versionId: params.version }
    await restoreVersion(db, address, actor.userId, now)
    return { data: await loadLesson(db, { schoolId: staff.schoolId, lessonId: params.lesson }) }
  })

  bind(operations.restoreUnit, async ({ db, staff, actor, params, body, now }) => {
    await mayAuthor(db, staff, 'course_edit', { lessonId: params.lesson })
    const address = { schoolId: staff.schoolId, lessonId: params.lesson, versionId: params.version }
    await findAuthorsLesson(db, address)
    return { data: await restoreUnit(db, address, { unitId: body.unit_id, by: actor.userId }, now) }
  })
}

const refuseTooManyNames = async (db: ReadDatabase, { id, schoolId }: Pick<LessonRow, 'id' | 'schoolId'>) => {
  const limit = versionLimits.named
  if ((await repository.countNamed(db, { id, schoolId })) >= limit)
    throw new CallError('too_many_named_versions', { params: { limit } })
}
