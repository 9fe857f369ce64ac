import { foldForms } from '@lectern/contract/kernel/words/fold'
import * as operations from '@lectern/contract/practices/desk/views.api'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { Actor, StaffSeat } from '../../../platform/http/call.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { listChoices } from './practice-choices.ts'
import * as repository from './views.repository.ts'

const { perPerson } = operations.practiceViewLimits

const personOf = ({ staff, actor }: { readonly staff: StaffSeat; readonly actor: Actor }) => ({
  schoolId: staff.schoolId,
  userId: actor.userId,
})

const isCalled = (name: string) => (view: { readonly name: string }) =>
  foldForms(view.name) === foldForms(name)

/** Binds what the practices are narrowed by, and the questions that people keep. */
export const bindPracticeViews = (bind: Bind): void => {
  bind(operations.listPracticeChoices, async ({ db, staff, actor, query }) => {
    const chosen = { courseId: query.course_id, lessonId: query.lesson_id }
    return { data: await listChoices(db, staff, actor.userId, chosen) }
  })

  bind(operations.listPracticeViews, async (call) => ({
    data: await repository.listViews(call.db, personOf(call)),
  }))

  bind(operations.savePracticeView, async (call) => {
    const { db, params, body, now } = call
    const person = personOf(call)
    // Two at once may not both be the last one, or both what the practices begin with.
    await lockByName(db, `practice-views/${person.schoolId}/${person.userId}`)
    const others = (await repository.listViews(db, person)).filter(({ key }) => key !== params.key)
    if (others.length >= perPerson)
      throw new CallError('too_many_practice_views', { params: { limit: perPerson } })
    if (others.some(isCalled(body.name))) throw new CallError('practice_view_name_taken')
    if (body.is_default) await repository.clearDefault(db, person)
    return { data: await repository.writeView(db, person, { ...body, key: params.key }, now) }
  })

  bind(operations.deletePracticeView, async (call) => {
    await repository.deleteView(call.db, personOf(call), call.params.key)
    return done
  })
}
