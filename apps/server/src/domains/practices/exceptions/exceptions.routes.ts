import type { ExceptionChange } from '@lectern/contract/attempts/attempt-exception'
import { exceptionLimits } from '@lectern/contract/attempts/attempt-exception'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import * as operations from '@lectern/contract/practices/exceptions.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done, type StaffSeat } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { findPeopleOf } from '../../access/index.ts'
import {
  deleteException,
  type ExceptionRow,
  giveException,
  type GivenPart,
  listExceptionsOf,
  moveDeadlines,
  partsOf,
  type PinnedAttempts,
  type PracticeOfSchool,
} from '../../attempts/index.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { differenceOf, recordAudit, staffActorOf } from '../../schools/index.ts'
import type { LessonContents } from '../../lessons/index.ts'
import { exceptionScope, givenPlace, refuseForeignOwner, scopeOf, seesGroup } from './exceptions.policy.ts'
import { presentExceptions } from './exceptions.presenter.ts'
import { listLessonsOfQuiz } from './lessons-of-quiz.repository.ts'
import { nameGroupsOfProduct } from '../../teams/index.ts'

const giverOf = ({ staff, actor }: { staff: StaffSeat; actor: { readonly userId: number } }) => ({
  staff,
  userId: actor.userId,
})

/** @throws CallError not_found when the school has no such quiz */
const findQuizOf = async ({
  db,
  staff,
  params,
}: {
  db: ReadDatabase
  staff: StaffSeat
  params: { readonly quiz: number }
}): Promise<void> => {
  found((await listQuizHeads(db, staff.schoolId, [params.quiz]))[0])
}

/** What of a change was named. */
const partsGiven = (change: ExceptionChange): Partial<GivenPart> => {
  const named: { -readonly [Part in keyof GivenPart]?: GivenPart[Part] } = {}
  if (change.extra_percent !== undefined) named.extraPercent = change.extra_percent
  if (change.extra_minutes !== undefined) named.extraMinutes = change.extra_minutes
  if (change.extra_attempts !== undefined) named.extraAttempts = change.extra_attempts
  if (change.opens_at !== undefined) named.opensAt = dateOf(change.opens_at)
  if (change.closes_at !== undefined) named.closesAt = dateOf(change.closes_at)
  if (change.reason !== undefined) named.reason = change.reason
  return named
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** An exception as it stands in the log of the school. */
const auditOf = (row: ExceptionRow) => ({
  quiz_id: row.quizId,
  lesson_id: row.lessonId,
  participant_group_id: row.participantGroupId,
  extra_percent: row.extraPercent,
  extra_minutes: row.extraMinutes,
  extra_attempts: row.extraAttempts,
  opens_at: row.opensAt,
  closes_at: row.closesAt,
  reason: row.reason,
})

/** Binds for whom something else counts at a quiz. */
export const bindExceptions = (
  bind: Bind,
  { pinned, contents }: { readonly pinned: PinnedAttempts; readonly contents: LessonContents },
): void => {
  bindReading(bind)

  const closingOf = async ({ schoolId, lessonId, quizId }: PracticeOfSchool): Promise<Date | null> => {
    const content = await contents.contentOf(schoolId, lessonId)
    return dateOf(content?.openings.get(quizId)?.closes_at ?? null)
  }

  bind(operations.saveException, async (call) => {
    const { db, params, body, now } = call
    const giver = giverOf(call)
    const { productId, ...place } = await givenPlace(db, giver, params.quiz, params.lesson)
    const owner = { userId: body.user_id ?? null, participantGroupId: body.participant_group_id ?? null }
    await refuseForeignOwner(db, giver, { ...place, productId }, owner)
    const given = { given: partsGiven(body), givenBy: giver.userId, now }
    const { before, after } = await giveException(db, place, owner, given)
    const userId = owner.userId ?? undefined
    await moveDeadlines(db, pinned.versionOf, {
      place,
      closesAt: await closingOf(place),
      how: 'later',
      userId,
      now,
    })
    const change = differenceOf<object>(before ? auditOf(before) : {}, auditOf(after))
    const entry = {
      action: 'attempt_exception.saved',
      ...(userId !== undefined && { targetId: userId }),
    } as const
    if (change) await recordAudit(db, staffActorOf(call), { ...entry, ...change })
    return { data: found((await presentExceptions(db, place.schoolId, [after]))[0]) }
  })

  bind(operations.removeException, async (call) => {
    const { db, staff, params } = call
    const scope = exceptionScope(await scopeOf(db, giverOf(call)), staff)
    const page = { page: 1, per_page: 1, exceptionId: params.exception, scope }
    const row = found((await listExceptionsOf(db, staff.schoolId, params.quiz, page)).rows[0])
    await deleteException(db, row, row.id)
    await recordAudit(db, staffActorOf(call), {
      action: 'attempt_exception.removed',
      ...(row.userId !== null && { targetId: row.userId }),
      before: { ...partsOf(row), ...auditOf(row) },
    })
    return done
  })
}

const bindReading = (bind: Bind): void => {
  bind(operations.listExceptions, async (call) => {
    const { db, staff, params, query } = call
    const { user_id: userId, lesson_id: lessonId, ...page } = query
    const scope = exceptionScope(await scopeOf(db, giverOf(call)), staff)
    await findQuizOf(call)
    const filter = { ...page, userId, lessonId, scope }
    const { rows, total } = await listExceptionsOf(db, staff.schoolId, params.quiz, filter)
    const meta = pageMetaOf(page, total)
    return {
      data: await presentExceptions(db, staff.schoolId, rows),
      meta,
      links: nextLink(operations.listExceptions, query, meta),
    }
  })

  bind(operations.listExceptionPlaces, async (call) => {
    const { db, staff, params } = call
    const scope = await scopeOf(db, giverOf(call))
    await findQuizOf(call)
    const places = await listLessonsOfQuiz(db, staff, params.quiz)
    const data = []
    for (const { productId, ...lesson } of places) {
      const groups = await nameGroupsOfProduct(db, { schoolId: staff.schoolId, productId })
      const seen = [...groups].filter(([id]) => seesGroup(scope, productId, id))
      data.push({ lesson, groups: seen.map(([id, name]) => ({ id, name })) })
    }
    return { data }
  })

  bind(operations.findExceptionPeople, async (call) => {
    const { db, params, query } = call
    const giver = giverOf(call)
    const { productId } = await givenPlace(db, giver, params.quiz, query.lesson_id)
    const scope = await scopeOf(db, giver)
    const limit = exceptionLimits.peopleFound
    const people = await findPeopleOf(db, { productId, words: query.query, scope, limit: limit + 1 })
    return { data: people.slice(0, limit), has_more: people.length > limit }
  })
}
