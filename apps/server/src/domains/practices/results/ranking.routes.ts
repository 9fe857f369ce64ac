import { getQuizRanking, getRanking } from '@lectern/contract/practices/ranking.api'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { accessOf, isStartedWithout, loadAllowance, type Rankings } from '../../attempts/index.ts'
import type { QuizCache, QuizHead } from '../../quizzes/index.ts'
import { type LessonReading, practicePlace } from '../../lessons/index.ts'

interface RankingParts extends LessonReading {
  readonly quizzes: QuizCache
  readonly rankings: Rankings
}

/** Binds who stands where in a competition: for those who take part, and for the team. */
export const bindRankings = (bind: Bind, { contents, readers, quizzes, rankings }: RankingParts): void => {
  const competitionOf = async (schoolId: SchoolId, quizId: number): Promise<QuizHead> => {
    const [head] = await quizzes.headsOf(schoolId, [quizId])
    return found(head && quizTypeRules(head.type).isRanked ? head : null)
  }

  bind(getRanking, async (call) => {
    const { lesson: lessonId, quiz: quizId } = call.params
    const { schoolId } = await call.school()
    const whole = found(await contents.contentOf(schoolId, lessonId))
    const { userId, content } = practicePlace(whole, await readers.readerOf(whole, call))
    const quiz = await competitionOf(schoolId, found(content.quizIds.find((id) => id === quizId)))
    const standing = await rankings.of({ schoolId, quizId, lessonId }, userId)
    const allowance = await loadAllowance(call.db, { userId, lessonId, quizId })
    const opening = content.openings.get(quizId) ?? null
    const access = accessOf({ opening, allowance, passed: new Set(), now: call.now })
    const isOver = access.state === 'closed' || isStartedWithout(quiz, access, call.now)
    return {
      data: {
        ...standing,
        questions_count: quiz.questionsCount,
        is_final: isOver && standing.running === 0,
      },
    }
  })

  bind(getQuizRanking, async ({ staff, actor, params }) => {
    const quiz = await competitionOf(staff.schoolId, params.quiz)
    const place = { schoolId: staff.schoolId, quizId: quiz.id, lessonId: null }
    const standing = await rankings.of(place, actor.userId)
    // Whether somebody may still join differs from lesson to lesson.
    return { data: { ...standing, questions_count: quiz.questionsCount, is_final: false } }
  })
}
