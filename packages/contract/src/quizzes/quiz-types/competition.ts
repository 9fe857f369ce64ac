import type { Question } from '../question-types/registry.ts'
import {
  allowance,
  checkResult,
  finishType,
  navigationType,
  type QuizSettings,
  questionsDisplay,
  timerType,
} from '../quiz-settings.ts'

/** Between two questions nobody is hurried; an attempt that is left alone ends all the same. */
const pauseSeconds = 15

interface QuizContents {
  readonly settings: QuizSettings
  readonly questions: readonly Question[]
}

/**
 * A competition as its participants take it, whatever else its settings say: the same questions for everybody, one after
 * another, each with its time, an answer that stays, and nothing that is required, because time goes on. It ends when all its
 * time is over, and nobody fails.
 */
export const asCompetition = ({ settings, questions }: QuizContents): QuizContents => {
  const timed = questions.map((question): Question => ({
    ...question,
    is_required: false,
    timer_duration: question.timer_duration ?? settings.competition_question_seconds,
  }))
  const seconds = timed.reduce((sum, each) => sum + (each.timer_duration ?? 0) + pauseSeconds, 0)
  return {
    questions: timed,
    settings: {
      ...settings,
      questions_display_type_id: questionsDisplay.separately,
      navigation_type_id: navigationType.none,
      return_to_previous_type: allowance.no,
      reanswer_type: allowance.no,
      finish_type_id: finishType.last,
      is_allow_clear: false,
      question_result_type_id: checkResult.none,
      timer_type: timerType.countdown,
      timer_duration: Math.max(10, seconds),
      check_type: 'auto_by_score',
      pass_percent: null,
      drawn_questions_count: null,
    },
  }
}
