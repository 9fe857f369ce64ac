import type { QuizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import type { StartInfo } from '@lectern/contract/quizzes/style/start-info'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { renderRichText } from '../../../platform/rich-text/render-rich-text.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { announceQuizChange } from '../quiz-cache.ts'
import { lockPresentation, type PresentationRow, updatePresentation } from './styles.repository.ts'

interface StyleChange {
  readonly schoolId: SchoolId
  readonly quizId: number
  readonly style: QuizStyle | null
  readonly start_info: StartInfo | null
  /** The revision on which the author made the change; undefined lets the last writer win. */
  readonly base_revision?: number | undefined
}

/**
 * Saves how a quiz looks. That is no part of its versions (docs/decisions/0031): attempts that run look so at the next
 * load, and attempts begun later share the version of those before.
 *
 * @throws CallError not_found, stale_revision (409) when somebody else saved after `base_revision`
 */
export const saveStyle = async (tx: Transaction, change: StyleChange): Promise<PresentationRow> => {
  const { schoolId, quizId, style, start_info: info, base_revision: base } = change
  const now = found(await lockPresentation(tx, schoolId, quizId))
  if (base !== undefined && base !== now.revision) throw new CallError('stale_revision')
  await announceQuizChange(tx, quizId)
  const startInfo = info && { ...info, html: renderRichText(info.text.doc) }
  return updatePresentation(tx, schoolId, quizId, { style, startInfo })
}
