import * as operations from '@lectern/contract/comments/comments.api'
import type { CommentOrder } from '@lectern/contract/comments/comment-limits'
import type { Comment } from '@lectern/contract/comments/comment'
import type { PageMeta } from '@lectern/contract/kernel/envelope'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import type { FileAccess } from '../files/index.ts'
import type { CommentedPart, CommentTarget } from './places/comment-places.ts'
import type { CommentCall, CommentParts } from './comment-call.ts'
import { presentComments } from './comments.presenter.ts'
import { type CommentFilter, countBefore, findComment, listPage, listUnread } from './comments.repository.ts'
import { type OpenedPlace, openPlace, wholeThing } from './places/open-place.ts'
import { schoolOfCall } from './places/school-of-call.ts'

interface ListQuery {
  readonly page: number
  readonly per_page: number
  readonly sort_type: CommentOrder
  readonly comment_id?: number | undefined
  readonly user_id?: number | undefined
  readonly exclude_user_id?: number | undefined
  readonly unread?: boolean | undefined
}

/** A page of comments with what is beside it. */
const pagesOf =
  (files: FileAccess) =>
  async (call: CommentCall, opened: OpenedPlace, filter: CommentFilter, query: ListQuery) => {
    const { db, actor, now, seatIn, locale } = call
    const { place, reader } = opened
    const page = await pageOf(call, filter, query)
    const { per_page: limit, sort_type: order } = query
    const { rows, total } = await listPage(db, filter, { order, limit, offset: (page - 1) * limit })
    const caller = { actor, now, seatIn, locale }
    const { schoolId } = filter
    const finishedAt = place.attempt?.finishedAt ?? null
    return {
      data: await presentComments({ db, files, caller, schoolId, reader, place }, rows),
      meta: pageMetaOf({ page, per_page: limit }, total),
      beside: {
        unread_ids: await listUnread(
          db,
          schoolId,
          reader.userId,
          rows.map(({ id }) => id),
        ),
        course_id: place.courseId,
        commentable: {
          ...place.target,
          finished_at: finishedAt?.toISOString() ?? null,
          deleted_at: null,
        },
        is_user_comment_allowed: opened.isAllowed,
        may_write: reader.standing.mayWrite,
        may_add_files: reader.standing.mayWrite && place.takesFiles,
        is_team: reader.standing.side === 'team',
        restriction: opened.restriction && { until: opened.restriction.until?.toISOString() ?? null },
      },
    }
  }

/** Binds the lists of comments of lessons, units, attempts and questions. */
export const bindCommentLists = (bind: Bind, { places, files }: CommentParts): void => {
  const pageWith = pagesOf(files)
  const read = async (
    call: CommentCall,
    query: ListQuery,
    target: CommentTarget,
    view: 'own' | 'learner',
    part: CommentedPart = wholeThing,
  ) => {
    const schoolId = await schoolOfCall(places, call, target)
    const opened = await openPlace(places, { db: call.db, caller: call, schoolId, target, part, view })
    return pageWith(call, opened, filterOf(opened, query), query)
  }

  bind(operations.listLessonComments, async (call) =>
    ofTeam(await read(call, call.query, { type: 'lesson', id: call.params.lesson }, 'own')),
  )
  bind(operations.listPublicLessonComments, async (call) =>
    ofLearner(await read(call, call.query, { type: 'lesson', id: call.params.lesson }, 'learner')),
  )
  bind(operations.listUnitComments, async (call) =>
    ofTeam(await read(call, call.query, { type: 'info-unit', id: call.params.unit }, 'own')),
  )
  bind(operations.listPublicUnitComments, async (call) =>
    ofLearner(await read(call, call.query, { type: 'info-unit', id: call.params.unit }, 'learner')),
  )
  bind(operations.listAttemptComments, async (call) => {
    const target = { type: 'quiz-attempt', id: call.params.attempt } as const
    return ofTeam(await read(call, call.query, target, 'own', partOf(call.query)))
  })
  bind(operations.listPublicAttemptComments, async (call) => {
    const target = { type: 'quiz-attempt', id: call.params.attempt } as const
    return ofLearner(await read(call, call.query, target, 'learner', partOf(call.query)))
  })

  bind(operations.listQuestionComments, async (call) => {
    const { db, query, params } = call
    const { schoolId } = await call.school()
    const target = { type: 'lesson', id: params.lesson } as const
    const opened = await openPlace(places, { db, caller: call, schoolId, target })
    const attemptIds = await places.attemptsSeen(db, call, opened.place)
    const where = { lessonId: params.lesson, questionId: params.question, attemptIds }
    const reader = {
      ...opened.reader,
      standing: { side: 'learner', mayWrite: false, mayModerate: false },
    } as const
    const narrowed = { ...opened, reader, isAllowed: false }
    return ofLearner(await pageWith(call, narrowed, { ...filterOf(narrowed, query), where }, query))
  })
}

const filterOf = ({ place, reader, part }: OpenedPlace, query: ListQuery): CommentFilter => ({
  schoolId: place.schoolId,
  where: { target: place.target, part },
  reader,
  userId: query.user_id,
  excludeUserId: query.exclude_user_id,
  isUnread: query.unread,
})

/** The wanted page, or that on which the wanted comment stands. */
const pageOf = async (call: CommentCall, filter: CommentFilter, query: ListQuery): Promise<number> => {
  const { comment_id: wanted, per_page: size, sort_type: order } = query
  const row = wanted === undefined ? null : await findComment(call.db, filter.schoolId, wanted)
  return row === null ? query.page : Math.floor((await countBefore(call.db, filter, row, order)) / size) + 1
}

const partOf = (query: {
  readonly question_id?: string | undefined
  readonly quiz_question_id?: string | undefined
  readonly statement_id?: string | undefined
  readonly answer_group_id?: string | undefined
}): CommentedPart => ({
  questionId: query.question_id ?? query.quiz_question_id ?? null,
  statementId: query.statement_id ?? null,
  answerGroupId: query.answer_group_id ?? null,
})

type Page<Beside> = {
  readonly data: Comment[]
  readonly meta: PageMeta
  readonly beside: Beside
}

/** The answer as the documents read it. */
const ofTeam = <Beside extends { readonly is_user_comment_allowed: boolean }>({
  data,
  meta,
  beside,
}: Page<Beside>) => ({
  data: {
    comments: { data, meta, is_user_comment_allowed: beside.is_user_comment_allowed },
    ...beside,
  },
})

const ofLearner = <Beside extends object>({ data, meta, beside }: Page<Beside>) => ({ data, meta, ...beside })
