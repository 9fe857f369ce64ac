import { bankLimits } from '@lectern/contract/quizzes/bank/bank'
import * as operations from '@lectern/contract/quizzes/bank/bank.api'
import { libraryLimits } from '@lectern/contract/quizzes/library/library'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import { cutList } from '../../../platform/http/lists/cut-list.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import type { QuizUsage } from '../library/quiz-usage.ts'
import { listHolders } from './bank-holders.repository.ts'
import { presentBankList, presentBankPlace, presentBankQuestion } from './bank.presenter.ts'
import * as repository from './bank.repository.ts'
import { deleteBankQuestion, keepQuestions, saveBankQuestion } from './keep-questions.ts'
import { organiseBank } from './organise-bank.ts'
import { takeOver } from './take-over.ts'

/** Binds the questions that a school keeps for reuse. */
export const bindBank = (bind: Bind, usage: QuizUsage): void => {
  bindFinding(bind, usage)
  bindWriting(bind)
}

const bindFinding = (bind: Bind, usage: QuizUsage): void => {
  bind(operations.listBankQuestions, async ({ db, staff, query }) => {
    const { rows, total } = await repository.listQuestions(db, staff.schoolId, query)
    const meta = pageMetaOf(query, total)
    return {
      data: await presentBankList(db, rows),
      meta,
      links: nextLink(operations.listBankQuestions, query, meta),
    }
  })

  bind(operations.listChosenQuestions, async ({ db, staff, query }) => {
    const rows = new Map(
      (await repository.findQuestions(db, staff.schoolId, query.ids)).map((row) => [row.id, row]),
    )
    const inOrder = query.ids.flatMap((id) => rows.get(id) ?? [])
    return { data: inOrder.map(presentBankQuestion) }
  })

  bind(operations.listBankTags, async ({ db, staff }) => {
    const limit = libraryLimits.tagsOffered
    return cutList(await repository.listTags(db, staff.schoolId, limit), limit)
  })

  bind(operations.getBankQuestion, async ({ db, staff, params }) => ({
    data: presentBankQuestion(found(await repository.findQuestion(db, staff.schoolId, params.question))),
  }))

  bind(operations.listBankPlaces, async ({ db, staff, params }) => {
    const entry = found(await repository.findQuestion(db, staff.schoolId, params.question))
    const limit = bankLimits.places
    const rows = await listHolders(db, usage, entry, limit + 1)
    return cutList(
      rows.map((row) => presentBankPlace(entry, row)),
      limit,
    )
  })
}

const bindWriting = (bind: Bind): void => {
  bind(operations.keepQuestions, async ({ db, staff, actor, body, now }) => {
    const change = { schoolId: staff.schoolId, userId: actor.userId, now }
    return { data: (await keepQuestions(db, change, body.questions)).map(presentBankQuestion) }
  })

  bind(operations.organiseBankQuestions, async ({ db, staff, actor, body, now }) => {
    await organiseBank(db, {
      schoolId: staff.schoolId,
      userId: actor.userId,
      ids: body.ids,
      tags: body.tags,
      addTags: body.add_tags,
      isArchived: body.is_archived,
      now,
    })
    return done
  })

  bind(operations.updateBankQuestion, async ({ db, staff, actor, params, body, now }) => {
    const change = { schoolId: staff.schoolId, userId: actor.userId, now }
    const saved = { id: params.question, question: body.question, baseRevision: body.base_revision }
    return { data: presentBankQuestion(await saveBankQuestion(db, change, saved)) }
  })

  bind(operations.deleteBankQuestion, async ({ db, staff, params }) => {
    await deleteBankQuestion(db, staff.schoolId, params.question)
    return done
  })

  bind(operations.takeOverQuestion, async ({ db, staff, params, body, now }) => ({
    data: await takeOver(db, { schoolId: staff.schoolId, id: params.question, quizIds: body.quiz_ids, now }),
  }))
}
