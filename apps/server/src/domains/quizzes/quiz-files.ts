import type { QuizContent } from '@lectern/contract/quizzes/quiz'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import {
  filesOfQuestions,
  placedInQuestions,
  uuidsOfQuestions,
} from '@lectern/contract/quizzes/rules/question-files'
import type { Transaction } from '../../platform/database/pool.ts'
import { listPlacedUuids, placeFiles } from '../files/index.ts'
import { findShownBefore } from './quizzes.repository.ts'
import type { ReleasedQuiz } from './quizzes.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

interface SavedQuiz {
  readonly id: number
  readonly schoolId: SchoolId
  readonly content: QuizContent
  readonly readyContent: QuizContent
  /** What learners get while edits are held. */
  readonly released: Pick<ReleasedQuiz, 'content' | 'readyContent'> | null
}

const releasedQuestions = ({ released }: SavedQuiz): Question[] =>
  released ? [...released.content.questions, ...released.readyContent.questions] : []

/**
 * Tells the storage which files stand in a saved quiz. A file that its author took out stays as long as the edit is held, or
 * an attempt was begun on a version that shows it: the attempt goes on, and its result is looked at later.
 *
 * @throws CallError foreign_file, not_a_picture
 */
export const placeQuizFiles = async (tx: Transaction, quiz: SavedQuiz): Promise<void> => {
  const place = { schoolId: quiz.schoolId, type: 'quiz', id: quiz.id } as const
  const now = uuidsOfQuestions(quiz.content.questions)
  const ready = uuidsOfQuestions(quiz.readyContent.questions)
  const released = releasedQuestions(quiz)
  const before = await listPlacedUuids(tx, place)
  const here = new Set([...now, ...ready, ...uuidsOfQuestions(released)])
  if (here.size === 0 && before.length === 0) return
  const left = before.filter((uuid) => !here.has(uuid))
  const stillShown = await findShownBefore(tx, quiz, left)
  const drawn = new Set(filesOfQuestions(quiz.content.questions).pictures)
  // Where both name a file, what learners have now decides.
  const said = placedInQuestions([...quiz.content.questions, ...released])
  await placeFiles(
    tx,
    place,
    [...here, ...stillShown].map((uuid) => ({
      uuid,
      allowDocPreview: said.get(uuid)?.allow_doc_preview ?? null,
      allowDocDownload: said.get(uuid)?.allow_doc_download ?? null,
      isPicture: drawn.has(uuid),
    })),
  )
}
