/**
 * How far a course is put out: a draft is there for staff alone; of an announced one everybody sees what it will be, and nobody studies it
 * yet; an archived one takes nobody new and stays open to those who take part; the numbers are those of lessons (PRODUCT-learning §5).
 */
export const courseStatus = { draft: 1, announced: 2, archived: 3, published: 4 } as const
export const courseStatusIds = [
  courseStatus.draft,
  courseStatus.announced,
  courseStatus.archived,
  courseStatus.published,
] as const
export type CourseStatusId = (typeof courseStatusIds)[number]
