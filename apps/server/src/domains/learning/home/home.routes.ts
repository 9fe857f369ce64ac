import { afterLook } from '@lectern/contract/learning/home/rules/last-visit'
import * as operations from '@lectern/contract/learning/home/home.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import type { LessonContents } from '../../lessons/index.ts'
import type { ListOwnGroups } from '../../courses/index.ts'
import { findHomeVisit, saveHomeVisit } from './home-visits.repository.ts'
import { loadHome } from './load-home.ts'

/** Binds the home of learners. It is the own one: looking at a course as somebody else changes nothing of it. */
export const registerHome = (
  bind: Bind,
  { listOwnGroups, contents }: { readonly listOwnGroups: ListOwnGroups; readonly contents: LessonContents },
): void => {
  bind(operations.getHome, async ({ db, actor, school, seatIn, now }) => {
    if (!actor) return { data: null }
    const { schoolId } = await school()
    const seat = await seatIn(schoolId)
    const canEditFront = seat?.permissions.has('cabinet_edit') ?? false
    const request = { schoolId, userId: actor.userId, now, canEditFront, listOwnGroups, contents }
    return { data: await loadHome(db, request) }
  })

  bind(operations.noteHomeSeen, async ({ db, actor, school, now }) => {
    const learner = { schoolId: (await school()).schoolId, userId: actor.userId }
    await saveHomeVisit(db, learner, afterLook(await findHomeVisit(db, learner), now))
    return done
  })
}
