import { createCache } from '../../platform/cache/cache.ts'
import { bytesOf } from '../../platform/cache/bytes-of.ts'
import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import { notify } from '../../platform/database/notifications.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { type AssembledQuiz, assembleQuiz, questionsOfAttempt } from './assembled-quiz.ts'
import { learnersForm } from './held-edits/learners-form.ts'
import {
  findQuiz,
  pinVersion,
  type QuizHead,
  type QuizRow,
  type QuizVersionRow,
} from './quizzes.repository.ts'
import { type SchoolId, storedSchoolId } from '../../platform/school-id.ts'

/** Quizzes as learners meet them, kept ready and dropped exactly when their author saves. */
export interface QuizCache {
  quizOf(schoolId: SchoolId, quizId: number): Promise<AssembledQuiz | null>
  /** Some quizzes of a school, in the given order; those that are not the school's are left out. */
  headsOf(schoolId: SchoolId, quizIds: readonly number[]): Promise<QuizHead[]>
  /** The version that an attempt begun now is pinned to. */
  versionOf(quiz: AssembledQuiz, now: Date): Promise<QuizVersionRow>
}

const channel = 'quizzes'
const longMs = 10 * 60 * 1000

/** Tells every process that a quiz was saved; acted on when the transaction commits. */
export const announceQuizChange = (tx: Transaction, quizId: number): Promise<void> =>
  notify(tx, channel, String(quizId))

export const createQuizCache = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>): Promise<QuizCache> => {
  const quizzes = createSharedCache<QuizRow | null>({
    clock,
    keepMs: longMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: async (key, connection) => {
      const [schoolId, quizId] = key.split('/').map(Number)
      const quiz = await findQuiz(connection, storedSchoolId.parse(schoolId), quizId ?? 0)
      return quiz && learnersForm(quiz)
    },
  })
  const versions = keepVersions()
  await notifications.listen(channel, (notification) => {
    if (notification.kind === 'missed') quizzes.clear()
    else quizzes.drop((key) => key.endsWith(`/${notification.payload}`))
  })
  const rowOf = (schoolId: SchoolId, quizId: number) => quizzes.get(`${schoolId}/${quizId}`)
  const quizOf = async (schoolId: SchoolId, quizId: number) => {
    const row = await rowOf(schoolId, quizId)
    return row && assembleQuiz(row, await Promise.all(row.pools.map((pool) => rowOf(schoolId, pool.quiz_id))))
  }
  return {
    quizOf,
    headsOf: async (schoolId, quizIds) => {
      const rows = await Promise.all(quizIds.map((id) => quizOf(schoolId, id)))
      return rows.flatMap((row) => (row ? [headOf(row)] : []))
    },
    versionOf: (quiz, now) =>
      versions(`${quiz.id}/${quiz.revision}/${quiz.sources}`, () => pinVersion(db, quiz, now)),
  }
}

/** A version never changes once it is there, so it is kept as long as there is room. */
const keepVersions = () => {
  const kept = createCache<string, QuizVersionRow>({
    mostBytes: 16 * 1024 ** 2,
    keepMs: 24 * 60 * 60 * 1000,
    sizeOf: bytesOf,
  })
  return async (key: string, pin: () => Promise<QuizVersionRow>): Promise<QuizVersionRow> => {
    const known = kept.get(key)
    if (known) return known
    const version = await pin()
    kept.set(key, version)
    return version
  }
}

const headOf = (quiz: AssembledQuiz): QuizHead => ({
  id: quiz.id,
  name: quiz.name,
  type: quiz.type,
  settings: quiz.settings,
  style: quiz.style,
  startInfo: quiz.startInfo,
  questionsCount: questionsOfAttempt(quiz),
})
