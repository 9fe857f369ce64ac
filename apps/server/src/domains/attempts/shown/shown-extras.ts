import type { AttemptQuestion, AttemptView, ShownPicture } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import type { File } from '@lectern/contract/files/file'
import { filesOfQuestions } from '@lectern/contract/quizzes/rules/question-files'
import { formulasOfQuestions } from '@lectern/contract/quizzes/rules/question-formulas'
import { drawFormulas } from '../../../platform/formulas/draw-formulas.ts'
import type { FileAccess, FileRequester } from '../../files/index.ts'
import type { AttemptRow } from '../attempts.repository.ts'

type Extras = Pick<AttemptView, 'files' | 'pictures' | 'formulas'>

/** What the questions of an attempt hold beside their words, as far as it stands in what this viewer is shown. */
export const presentExtras = async (
  files: FileAccess,
  asker: FileRequester,
  { schoolId, quizId }: Pick<AttemptRow, 'schoolId' | 'quizId'>,
  questions: readonly AttemptQuestion[],
): Promise<Extras> => {
  const shown = questions.filter(isShown).map(({ question, result }) => ({
    question,
    comment: result.comment,
    comment_files: result.comment_files,
  }))
  const named = filesOfQuestions(shown)
  const formulas = drawFormulas(formulasOfQuestions(shown))
  const uuids = [...new Set([...named.pictures, ...named.files])]
  if (uuids.length === 0) return { files: [], pictures: [], formulas }
  const found = await files.presentPlace(asker, { schoolId, type: 'quiz', id: quizId }, uuids)
  const taken = new Set(named.files)
  const pictures = new Set(named.pictures)
  return {
    files: found.filter(({ uuid }) => taken.has(uuid)),
    pictures: found.filter(({ uuid }) => pictures.has(uuid)).map(presentPicture),
    formulas,
  }
}

const presentPicture = ({ uuid, url, preview_path: small, width, height }: File): ShownPicture => ({
  uuid,
  url,
  small_url: small,
  width,
  height,
})
