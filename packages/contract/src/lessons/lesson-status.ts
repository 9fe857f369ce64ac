/** lesson.status_id: learners see the title of what is announced, and nothing of drafts and archived lessons (PRODUCT-learning §5). */
export const lessonStatus = { draft: 1, announced: 2, archived: 3, published: 4 } as const
export const lessonStatusIds = [
  lessonStatus.draft,
  lessonStatus.announced,
  lessonStatus.archived,
  lessonStatus.published,
] as const
export type LessonStatusId = (typeof lessonStatusIds)[number]
