import type { Lesson, LessonChange } from '@lectern/contract/lessons/lesson'
import { defineDraftKind, idOfEntity, isSame, mergeValue, type Revised } from '../../../lib/drafts/index.ts'
import { updateLesson } from '../api.ts'

/** What of a lesson stands beside its sections. */
export interface LessonDraft {
  /** Needed to address the lesson. */
  course_id: number
  title: string
  status_id: Lesson['status_id']
  is_public: boolean
  is_open: boolean
  is_skip_checkpoint: boolean
  /** Ids of the sections in their order. */
  section_ids: readonly number[]
}

export const lessonEntity = (id: number): string => `lesson:${id}`

/** The server's lesson as a numbered document; lessons have no revision, so the moment of the change is the number. */
export const reviseLesson = (lesson: Lesson): Revised<LessonDraft> => ({
  revision: Date.parse(lesson.updated_at),
  content: {
    course_id: lesson.course_id,
    title: lesson.title,
    status_id: lesson.status_id,
    is_public: lesson.is_public,
    is_open: lesson.is_open,
    is_skip_checkpoint: lesson.is_skip_checkpoint,
    section_ids: lesson.sections.toSorted((a, b) => a.order - b.order).map((section) => section.id),
  },
})

const fields = ['title', 'status_id', 'is_public', 'is_open', 'is_skip_checkpoint', 'section_ids'] as const

/** Only what differs from what the server has, or may have got in a change on its way: another device may have changed the rest. */
const changedFields = (
  draft: LessonDraft,
  base: LessonDraft,
  onTheWay: readonly Partial<LessonDraft>[],
): Partial<LessonDraft> =>
  Object.fromEntries(
    fields
      .filter((field) =>
        [base, ...onTheWay].some(
          (state) => state[field] !== undefined && !isSame(draft[field], state[field]),
        ),
      )
      .map((field) => [field, draft[field]]),
  )

const bodyOf = ({ section_ids, course_id: _course, ...change }: Partial<LessonDraft>): LessonChange => ({
  ...change,
  ...(section_ids && {
    section_orders: Object.fromEntries(section_ids.map((id, at) => [String(id), at])),
  }),
})

/** Saves title, status, opening and the order of sections by `PUT /courses/{course}/lessons-new/{lesson}`. */
export const lessonKind = defineDraftKind<LessonDraft, Partial<LessonDraft>>({
  name: 'lesson@1',
  toPayload: (draft, base, onTheWay) => changedFields(draft, base.content, onTheWay),
  toContent: (change, base) => ({ ...base.content, ...change }),
  send: async (entity, change, base, options) => {
    const params = { course: base.content.course_id, lesson: idOfEntity(entity) }
    const reply = await updateLesson.answer({ params, body: bodyOf(change) }, options)
    const sent = { ...base.content, ...change }
    const { revision, content } = reviseLesson(reply.body.data)
    // Own fields as they were sent: a title loses no space at its end while it is being typed.
    return { at: reply.date, stored: { revision, content: { ...content, ...change } }, sent }
  },
  join: (base, mine, theirs) => ({
    clashes: [],
    content: {
      course_id: theirs.course_id,
      title: mergeValue(base.title, mine.title, theirs.title),
      status_id: mergeValue(base.status_id, mine.status_id, theirs.status_id),
      is_public: mergeValue(base.is_public, mine.is_public, theirs.is_public),
      is_open: mergeValue(base.is_open, mine.is_open, theirs.is_open),
      is_skip_checkpoint: mergeValue(
        base.is_skip_checkpoint,
        mine.is_skip_checkpoint,
        theirs.is_skip_checkpoint,
      ),
      section_ids: mergeValue(base.section_ids, mine.section_ids, theirs.section_ids),
    },
  }),
})
