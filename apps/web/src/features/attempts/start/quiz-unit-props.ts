import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'

/** The next lesson, and what is known of it. */
export interface NextLesson {
  readonly title: string
  readonly has_quiz?: boolean | undefined
  /** 0 where there is no text. */
  readonly reading_minutes?: number | undefined
}

/** A practice where it stands in a lesson, or on a page of its own. */
export interface QuizUnitProps {
  lesson: number
  quiz: LearnerQuiz
  /** What an address asked for: the result of an attempt, or to start at once (document 002 §2). */
  wanted?: { attempt?: number | undefined; start?: boolean | undefined } | undefined
  /** Of the name, by what stands above. */
  level?: 1 | 2 | 3
  /** Where the learner goes on after passing: to the next lesson, or after the last one to the course. */
  wayOn: { link: string; next: NextLesson | null }
  /** An attempt was finished: the standing of the learner is another one. */
  onFinished: () => void
}
