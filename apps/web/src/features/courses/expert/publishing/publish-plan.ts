import type { CourseCheck, Finding } from '@lectern/contract/courses/check/course-check'
import type { Program, ProgramLesson } from '@lectern/contract/courses/program'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'

/** Why a lesson stays as it is: a finding stops it, the check did not read it, it is announced, or its author holds it back. */
export type StayReason = Finding | 'not_read' | 'announced' | 'held'

export interface PublishPlan {
  /** Drafts that can go out, held back or not. */
  readonly ready: readonly ProgramLesson[]
  readonly goingOut: readonly number[]
  readonly staying: readonly { readonly lesson: ProgramLesson; readonly why: StayReason }[]
  /** Published lessons, those that go out included. */
  readonly publishedAfter: number
}

type Checked = Pick<CourseCheck, 'findings' | 'ready_lesson_ids'>

/** What publishing does with each lesson of a program. Archived lessons have no part in it. */
export const planPublishing = (
  lessons: Program['lessons'],
  check: Checked,
  held: ReadonlySet<number>,
): PublishPlan => {
  const canGo = new Set(check.ready_lesson_ids)
  const ready = lessons.filter(({ id, status_id }) => status_id === lessonStatus.draft && canGo.has(id))
  const goingOut = ready.flatMap(({ id }) => (held.has(id) ? [] : [id]))
  const out = lessons.filter(({ status_id }) => status_id === lessonStatus.published).length
  const staying = lessons.flatMap((lesson) => {
    const why = reasonToStay(lesson, check, held)
    return why === null ? [] : [{ lesson, why }]
  })
  return { ready, goingOut, staying, publishedAfter: out + goingOut.length }
}

const reasonToStay = (
  { id, status_id }: ProgramLesson,
  { findings, ready_lesson_ids: ready }: Checked,
  held: ReadonlySet<number>,
): StayReason | null => {
  if (status_id === lessonStatus.announced) return 'announced'
  if (status_id !== lessonStatus.draft) return null
  if (ready.includes(id)) return held.has(id) ? 'held' : null
  return findings.find(({ level, lesson }) => level === 'stop' && lesson?.id === id) ?? 'not_read'
}
