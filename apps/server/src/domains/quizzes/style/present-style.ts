import type { QuizPresentation } from '@lectern/contract/quizzes/style/quiz-style.api'
import type { StartInfo } from '@lectern/contract/quizzes/style/start-info'
import type { PresentationRow } from './styles.repository.ts'

/** How a quiz looks, for its author. */
export const presentStyle = ({ id, style, startInfo, revision }: PresentationRow): QuizPresentation => ({
  quiz_id: id,
  style,
  start_info: startInfo && ownPart(startInfo),
  revision,
})

const ownPart = ({ html: _html, ...info }: StartInfo & { readonly html: string }): StartInfo => info
