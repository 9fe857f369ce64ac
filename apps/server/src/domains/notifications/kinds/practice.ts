import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ParamsOf } from '@lectern/contract/notifications/kinds/registry'
import type { Sight } from '../sight.ts'
import type { Teller, Told } from './teller.ts'

interface OwnPractice {
  readonly attempt_id: number
  readonly product_id: number
  readonly lesson_id: number
  readonly quiz_id: number
}

/** The own practice in a lesson that is open; in a letter only while the decision stands. */
const tellOwn = async (
  { attempt_id, product_id, lesson_id, quiz_id }: OwnPractice,
  sight: Sight,
  { statusId, isLetter }: { readonly statusId: number; readonly isLetter: boolean },
): Promise<Told | null> => {
  const product = await sight.product(product_id)
  const lesson = product && (await sight.openLessons(product_id)).get(lesson_id)
  const practice = lesson && (await sight.practice(quiz_id))
  if (!lesson || !practice) return null
  const attempt = await sight.ownAttempt(attempt_id)
  if (isLetter && attempt?.statusId !== statusId) return null
  return {
    values: { kind: product.kind, course: product.title, lesson: lesson.title, practice },
    date: null,
    path: `${lesson.link}#quizId-${quiz_id}`,
    productId: product_id,
  }
}

export const practiceChecked: Teller<ParamsOf<'practice_checked'>> = {
  hasLetter: true,
  tell: async (params, sight, isLetter) => {
    const { result } = params
    const told = await tellOwn(params, sight, { statusId: attemptStatus[result], isLetter })
    return told && { ...told, values: { ...told.values, result } }
  },
}

export const practiceReturned: Teller<ParamsOf<'practice_returned'>> = {
  hasLetter: true,
  tell: (params, sight, isLetter) => tellOwn(params, sight, { statusId: attemptStatus.rework, isLetter }),
}

/** The team is told in the bell at once; letters about it are gathered in the digest. */
export const practiceWaiting: Teller<ParamsOf<'practice_waiting'>> = {
  hasLetter: false,
  tell: async ({ attempt_id, product_id, quiz_id }, sight) => {
    const reviewed = await sight.reviewed(attempt_id)
    const practice = reviewed && (await sight.practice(quiz_id))
    if (!reviewed || !practice) return null
    const product = await sight.product(product_id)
    return {
      values: { learner: reviewed.learner, practice, course: product?.title ?? '' },
      date: null,
      path: `/expert/practices/${attempt_id}`,
      productId: null,
    }
  },
}

/** Tells how many were meant; a letter how many of them still wait for the reader. */
const reminderTo = (search: string): Teller<ParamsOf<'answers_due'>> => ({
  hasLetter: true,
  tell: async ({ attempt_ids: ids, count, is_of_team: isOfTeam }, sight, isLetter) => {
    const waiting = await sight.waiting(ids)
    if (waiting === null || (isLetter && waiting === 0)) return null
    const told = isLetter ? count - ids.length + waiting : count
    const whose = isOfTeam ? '' : `&assistant=${sight.userId}`
    return {
      values: { count: told },
      date: null,
      path: `/expert/practices?status=6${search}${whose}`,
      productId: null,
    }
  },
})

export const answersDue: Teller<ParamsOf<'answers_due'>> = reminderTo('')

export const answersLate: Teller<ParamsOf<'answers_late'>> = reminderTo('&late=true')
