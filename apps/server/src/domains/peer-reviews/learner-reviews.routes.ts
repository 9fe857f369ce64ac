import * as operations from '@lectern/contract/peer-reviews/peer-reviews.api'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ReceivedReview } from '@lectern/contract/peer-reviews/peer-review'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { done, type Actor, type VisitedSchool } from '../../platform/http/call.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import { type AttemptRow, findOwnAttempt, findSchoolAttempt, presentExtras } from '../attempts/index.ts'
import type { FileAccess, FileRequester } from '../files/index.ts'
import { listPeople } from '../identity/index.ts'
import {
  findGivenBy,
  findReceivedBy,
  listEntered,
  listGivenBy,
  listMarkedExamples,
  listReceivedBy,
  type PeerReviewRow,
  setOpened,
  setReport,
} from './peer-reviews.repository.ts'
import * as present from './peer-reviews.presenter.ts'
import { filesOfAnswer, findReviewedAnswer, openPractice, type ReviewStore, termsOf } from './reviewing.ts'
import { isReviewOver, markExample, saveReview } from './use-cases/save-review.ts'

/** Every learner's call names its reviews by the school of the visited host. */
type ReviewCall = FileRequester & {
  readonly actor: Actor
  readonly db: ReadDatabase
  readonly school: () => Promise<VisitedSchool>
}

/** Whether the author of an answer may read its reviews: at once, or when the team has decided about it. */
const isShown = (shown: 'at_once' | 'after_decision', { statusId }: Pick<AttemptRow, 'statusId'>): boolean =>
  shown === 'at_once' || statusId !== attemptStatus.underCheck

/** Person → name. */
const namesOf = async (db: ReadDatabase, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  new Map((await listPeople(db, [...new Set(userIds)])).map(({ id, name }) => [id, name]))

/** Binds what learners see of the reviews beside their own answers. */
export const bindLearnerReviews = (bind: Bind, store: ReviewStore & { readonly files: FileAccess }): void => {
  const { pinned } = store

  /** The reviews of the caller's answers in the practice of an attempt, as far as they may be read. */
  const received = async (db: ReadDatabase, { userId }: Actor, practice: AttemptRow) => {
    const rows = present.numbered(await listReceivedBy(db, practice, userId))
    const names = await namesOf(
      db,
      rows.map(({ row }) => row.reviewerId),
    )
    const shown: ReceivedReview[] = []
    for (const { row, number } of rows) {
      const attempt = found(await findSchoolAttempt(db, row.schoolId, row.attemptId))
      const terms = (await termsOf(pinned, attempt)).get(row.questionId)
      if (terms && isShown(terms.option.shown, attempt))
        shown.push(present.presentReceived(row, number, terms, names.get(row.reviewerId) ?? ''))
    }
    return { all: rows.length, shown }
  }

  bind(operations.listOwnPeerReviews, async (call) => {
    const { db, actor, params, now } = call
    const attempt = found(await findOwnAttempt(db, actor.userId, params.attempt))
    const { schoolId } = await call.school()
    if (attempt.schoolId !== schoolId) throw notFound('another school')
    await openPractice(store, call, attempt)
    const rows = await listGivenBy(db, attempt, actor.userId)
    const entered = await listEntered(db, attempt, actor.userId)
    const terms = await termsOf(pinned, attempt)
    const wanted = entered.reduce(
      (sum, { questionId }) => sum + (terms.get(questionId)?.option.reviews ?? 0),
      0,
    )
    const { all, shown } = await received(db, actor, attempt)
    return {
      data: {
        given: present.numbered(rows).map(({ row, number }) => present.presentGiven(row, number, now)),
        to_come: Math.max(0, wanted - rows.length),
        received: shown,
        received_count: all,
        is_withheld: shown.length < all,
      },
    }
  })

  bind(operations.reportPeerReview, async (call) => {
    const { db, actor, params, body, now } = call
    const { schoolId } = await call.school()
    const row: PeerReviewRow = found(await findReceivedBy(db, schoolId, params.review, actor.userId))
    await openPractice(store, call, row)
    const attempt = found(await findSchoolAttempt(db, schoolId, row.attemptId))
    const terms = (await termsOf(pinned, attempt)).get(row.questionId)
    const isRead =
      terms && row.state === 'submitted' && row.hiddenAt === null && isShown(terms.option.shown, attempt)
    if (!isRead) throw notFound('not shown to its author')
    await setReport(db, row, body.reason, now)
    return done
  })
}

/** Binds the work on one review: looked at, begun, kept, given. */
export const bindReviewing = (bind: Bind, store: ReviewStore & { readonly files: FileAccess }): void => {
  const { pinned, files } = store

  /** A review that was drawn for the caller, in a lesson that is open to them. */
  const given = async (call: ReviewCall, id: number) => {
    const { schoolId } = await call.school()
    const row = found(await findGivenBy(call.db, schoolId, id, call.actor.userId))
    if (row.state === 'left') throw notFound('drawn for somebody else since')
    const place = await openPractice(store, call, row)
    return { row, place }
  }

  bind(operations.getPeerReview, async (call) => {
    const { db, now, actor } = call
    const { row, place } = await given(call, call.params.review)
    const { attempt, practice, question, terms, answer } = await findReviewedAnswer(db, pinned, row)
    const shown = present.presentAnswer(question, attempt, answer)
    const all = present.numbered(await listGivenBy(db, row, actor.userId))
    const marked = await listMarkedExamples(db, row, [actor.userId])
    const names = terms.option.is_anonymous ? null : await namesOf(db, [row.authorId])
    const handedIn = { schoolId: row.schoolId, type: 'quiz_answer', id: row.attemptId } as const
    return {
      data: {
        ...present.presentReview(row, terms, {
          now,
          marked: new Map(marked.map(({ exampleId, points }) => [exampleId, points])),
        }),
        number: all.find((each) => each.row.id === row.id)?.number ?? 1,
        practice: { name: practice, lesson: place.lesson, link: `${place.link}#quizId-${row.quizId}` },
        question: shown.question,
        answer: shown.results,
        result: shown.result,
        author: names && { name: names.get(row.authorId) ?? '' },
        ...(await presentExtras(files, call, attempt, [shown])),
        answer_files: await files.presentPlace(call, handedIn, filesOfAnswer(answer)),
      },
    }
  })

  bind(operations.openPeerReview, async (call) => {
    const { row } = await given(call, call.params.review)
    if (isReviewOver(row, call.now)) throw new CallError('review_over')
    if (row.draw !== call.body.draw) throw new CallError('review_moved')
    await setOpened(call.db, row, call.now)
    return done
  })

  /** The same with how its question is reviewed. */
  const withTerms = async (call: ReviewCall, id: number) => {
    const { row } = await given(call, id)
    const attempt = found(await findSchoolAttempt(call.db, row.schoolId, row.attemptId))
    return { row, terms: found((await termsOf(pinned, attempt)).get(row.questionId) ?? null) }
  }

  bind(operations.savePeerReview, async (call) => {
    const review = await withTerms(call, call.params.review)
    return { data: present.presentDraft(await saveReview(call.db, review, call.body, call.now)) }
  })

  bind(operations.markPeerExample, async (call) => {
    const review = await withTerms(call, call.params.review)
    const mark = { exampleId: call.params.example, points: call.body.points }
    const { example, points } = await markExample(call.db, review, mark, call.now)
    return { data: present.presentExample(example, points) }
  })
}
