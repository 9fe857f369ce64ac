import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDraft, useDraftState } from '../../../lib/drafts/index.ts'
import { getHeldEdits, getLesson } from '../api.ts'
import { lessonEntity, lessonKind, reviseLesson } from './lesson-kind.ts'
import { useSectionDocs } from './section/use-section-docs.ts'

/** A lesson being edited: what the server has, its fields and its sections as documents of their own. */
export const useLessonEditing = (course: number, lessonId: number) => {
  const queryClient = useQueryClient()
  const query = useMemo(
    () => queryFor(getLesson, { params: { course, lesson: lessonId } }),
    [course, lessonId],
  )
  const lesson = useSuspenseQuery(query).data.data
  const reload = useCallback(async () => {
    const held = queryFor(getHeldEdits, { params: { lesson: lessonId } })
    await Promise.all([query, held].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
  }, [queryClient, query, lessonId])
  const server = useMemo(() => reviseLesson(lesson), [lesson])
  const fetch = useCallback(
    async () => reviseLesson((await getLesson({ params: { course, lesson: lessonId } })).data),
    [course, lessonId],
  )
  const kept = useDraft(lessonKind, lessonEntity(lessonId), server, fetch)
  const state = useDraftState(kept)
  const docs = useSectionDocs(lesson)

  // What the page was read with may be older than what this device has stored since.
  useEffect(() => {
    void reload()
  }, [reload])

  const fields = state?.content ?? server.content
  const sectionIds = useMemo(() => orderedIds(fields.section_ids, lesson.sections), [fields, lesson])
  return { lesson, reload, kept, state, fields, docs, sectionIds }
}

/** The ids in the author's order; a section that the order does not know yet goes last. */
const orderedIds = (order: readonly number[], sections: readonly { id: number }[]): number[] => {
  const known = order.filter((id) => sections.some((section) => section.id === id))
  return [...known, ...sections.map((section) => section.id).filter((id) => !known.includes(id))]
}
