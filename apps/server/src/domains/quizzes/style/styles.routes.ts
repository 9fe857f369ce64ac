import { styleLimits } from '@lectern/contract/quizzes/style/quiz-style'
import * as operations from '@lectern/contract/quizzes/style/quiz-style.api'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { presentStyle } from './present-style.ts'
import { saveStyle } from './save-style.ts'
import * as repository from './styles.repository.ts'

/** Binds how quizzes look, and the styles that the school keeps for them. */
export const bindStyles = (bind: Bind): void => {
  bind(operations.getQuizStyle, async ({ db, staff, params }) => ({
    data: presentStyle(found(await repository.findPresentation(db, staff.schoolId, params.quiz))),
  }))

  bind(operations.saveQuizStyle, async ({ db, staff, params, body }) => ({
    data: presentStyle(await saveStyle(db, { ...body, schoolId: staff.schoolId, quizId: params.quiz })),
  }))

  bind(operations.listStyleTemplates, async ({ db, staff }) => ({
    data: await repository.listTemplates(db, staff.schoolId),
  }))

  bind(operations.createStyleTemplate, async ({ db, staff, body, now }) => {
    // Two at once may not both be the last one.
    await lockByName(db, `quiz-styles/${staff.schoolId}`)
    if ((await repository.countTemplates(db, staff.schoolId)) >= styleLimits.templates)
      throw new CallError('too_many_quiz_styles')
    return { data: await repository.insertTemplate(db, staff.schoolId, body, now) }
  })

  bind(operations.renameStyleTemplate, async ({ db, staff, params, body }) => {
    if (!(await repository.renameTemplate(db, staff.schoolId, params.style, body.name)))
      throw new CallError('not_found')
    return done
  })

  bind(operations.deleteStyleTemplate, async ({ db, staff, params }) => {
    if (!(await repository.deleteTemplate(db, staff.schoolId, params.style))) throw new CallError('not_found')
    return done
  })
}
