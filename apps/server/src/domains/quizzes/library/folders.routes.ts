import * as operations from '@lectern/contract/quizzes/library/library.api'
import { libraryLimits } from '@lectern/contract/quizzes/library/library'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import * as repository from './folders.repository.ts'

/** Binds the folders of the quiz library. */
export const bindFolders = (bind: Bind): void => {
  bind(operations.listQuizFolders, async ({ db, staff }) => {
    const rows = await repository.listFolders(db, staff.schoolId)
    return { data: rows.map(({ id, name, quizzesCount }) => ({ id, name, quizzes_count: quizzesCount })) }
  })

  bind(operations.createQuizFolder, async ({ db, staff, body, now }) => {
    // Two at once may not both be the last one.
    await lockByName(db, `quiz-folders/${staff.schoolId}`)
    if ((await repository.countFolders(db, staff.schoolId)) >= libraryLimits.folders)
      throw new CallError('too_many_quiz_folders')
    const folder = await repository.insertFolder(db, staff.schoolId, body.name, now)
    return { data: { ...folder, quizzes_count: 0 } }
  })

  bind(operations.renameQuizFolder, async ({ db, staff, params, body }) => {
    if (!(await repository.renameFolder(db, staff.schoolId, params.folder, body.name)))
      throw new CallError('not_found')
    return done
  })

  bind(operations.deleteQuizFolder, async ({ db, staff, params }) => {
    if (!(await repository.deleteFolder(db, staff.schoolId, params.folder))) throw new CallError('not_found')
    return done
  })
}
