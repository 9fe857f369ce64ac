import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import type { Program, ProgramLesson } from '@lectern/contract/courses/program'
import { lessonsInCircles } from '@lectern/contract/lessons/rules/find-circle'
import { lessonsToWaitFor } from '@lectern/contract/lessons/rules/lessons-to-wait-for'
import type { Released } from './release-of.tsx'

/** Whose rule says when a lesson opens: its own, its module's or the course's. */
export const ruledBy = (lesson: ProgramLesson, { modules }: Program): Released => {
  if (lesson.release) return { kind: 'lesson', lesson }
  const module = modules.find(({ id }) => id === lesson.module_id)
  return module?.release ? { kind: 'module', module } : { kind: 'course' }
}

const waits = (rule: ReleaseRule | null): boolean =>
  rule !== null && (rule.after_lesson_ids.length > 0 || (rule.after_quiz_id ?? null) !== null)

/** The lessons that wait for what opens only after them. */
export const neverOpening = ({ lessons, modules, release }: Program): ReadonlySet<number> => {
  const own = new Map(modules.map((module) => [module.id, module.release]))
  const ruleOf = (lesson: ProgramLesson) => lesson.release ?? own.get(lesson.module_id ?? 0) ?? release
  if (!lessons.some((lesson) => waits(ruleOf(lesson)))) return new Set()
  const holders = Map.groupBy(
    lessons.flatMap(({ id, quiz_ids }) => quiz_ids.map((quiz) => ({ id, quiz }))),
    ({ quiz }) => quiz,
  )
  return lessonsInCircles(
    lessonsToWaitFor(
      lessons.map((lesson) => {
        const rule = ruleOf(lesson)
        const quiz = rule?.after_quiz_id ?? null
        return {
          id: lesson.id,
          after: rule?.after_lesson_ids ?? [],
          practiceIn: quiz === null ? [] : (holders.get(quiz) ?? []).map(({ id }) => id),
        }
      }),
    ),
  )
}
