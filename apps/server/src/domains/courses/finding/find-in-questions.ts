import type { FoundPlace } from '@lectern/contract/courses/finding/finding.api'
import { textWords } from '@lectern/contract/kernel/words/rich-text-words'
import { excerptOf } from '@lectern/contract/kernel/words/search-words'
import type { AuthorText } from '@lectern/contract/quizzes/question-types/shared/common'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { drawnOf, listSeenQuestions, type PinnedAttempts } from '../../attempts/index.ts'
import { holdsAll } from './find-in-files.ts'
import type { Searched } from './found.ts'

const wordsOf = (text: AuthorText): string => (typeof text === 'string' ? text : textWords(text))

/** Questions found in one lesson, each at its practice. */
export interface FoundQuestion {
  readonly lessonId: number
  readonly quizId: number
  readonly place: Omit<FoundPlace, 'link'>
}

/**
 * What was asked in practices that the reader has finished, as it was asked them, where the result shows it too. Questions that they have
 * not been asked are searched by nobody: a draw, a clock and a way without return would mean nothing.
 */
export const findInQuestions = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  { schoolId, wanted }: Searched,
  own: { readonly userId: number; readonly lessonIds: readonly number[] },
): Promise<FoundQuestion[]> => {
  const seen = own.lessonIds.length === 0 ? [] : await listSeenQuestions(db, { schoolId, ...own })
  const found: FoundQuestion[] = []
  for (const attempt of seen) {
    const version = await pinned.versionOf(attempt.quizVersionId)
    if (version.settings.result_detail !== 'full_information') continue
    for (const { name, description } of drawnOf(version, attempt).questions) {
      const text = [name, wordsOf(description)].filter((part) => part !== '').join('\n')
      const excerpt = holdsAll(text, wanted) ? excerptOf(text, wanted) : null
      if (!excerpt) continue
      const place = {
        kind: 'question',
        section_id: null,
        unit_id: null,
        moment: null,
        file_name: null,
      } as const
      found.push({ lessonId: attempt.lessonId, quizId: attempt.quizId, place: { ...place, ...excerpt } })
    }
  }
  return found
}
