import { pageMetaOf } from '@lectern/contract/kernel/paging'
import { libraryLimits } from '@lectern/contract/quizzes/library/library'
import * as operations from '@lectern/contract/quizzes/library/library.api'
import { listQuizzes } from '@lectern/contract/quizzes/quizzes.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import { cutList } from '../../../platform/http/lists/cut-list.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { presentQuiz, presentSummary } from '../quizzes.presenter.ts'
import { findQuiz } from '../quizzes.repository.ts'
import { copyQuiz } from './copy-quiz.ts'
import { deleteQuiz } from './delete-quiz.ts'
import * as repository from './library.repository.ts'
import { organiseQuizzes } from './organise-quizzes.ts'
import type { QuizUsage } from './quiz-usage.ts'

/** Binds the quizzes of a school as a library: found, put in order, copied, archived, deleted. */
export const bindLibrary = (bind: Bind, usage: QuizUsage): void => {
  bind(listQuizzes, async ({ db, staff, query }) => {
    const { rows, total } = await repository.listQuizzes(db, staff.schoolId, usage, query)
    const meta = pageMetaOf(query, total)
    return { data: rows.map(presentSummary), meta, links: nextLink(listQuizzes, query, meta) }
  })

  bind(operations.copyQuiz, async ({ db, staff, params, body, now }) => ({
    data: await presentQuiz(
      db,
      await copyQuiz(db, { schoolId: staff.schoolId, quizId: params.quiz, name: body.name, now }),
    ),
  }))

  bind(operations.organiseQuizzes, async ({ db, staff, body, now }) => {
    await organiseQuizzes(db, {
      schoolId: staff.schoolId,
      ids: body.ids,
      folderId: body.folder_id,
      tags: body.tags,
      addTags: body.add_tags,
      isArchived: body.is_archived,
      now,
    })
    return done
  })

  bind(operations.deleteQuiz, async ({ db, staff, params }) => {
    await deleteQuiz(db, usage, { schoolId: staff.schoolId, quizId: params.quiz })
    return done
  })

  bind(operations.listQuizPlaces, async ({ db, staff, params }) => {
    const quiz = found(await findQuiz(db, staff.schoolId, params.quiz))
    const limit = libraryLimits.places
    return cutList(await usage.listPlaces(db, staff.schoolId, quiz.id, limit + 1), limit)
  })

  bind(operations.listQuizTags, async ({ db, staff }) => {
    const limit = libraryLimits.tagsOffered
    return cutList(await repository.listTags(db, staff.schoolId, limit), limit)
  })
}
