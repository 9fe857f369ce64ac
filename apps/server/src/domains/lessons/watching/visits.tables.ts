import {
  index,
  instantColumn,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
} from '../../../platform/database/sql.ts'

/** When each learner was last in a course, and in which of its lessons: a row for a course and a person. */
export const courseVisits = pgTable(
  'course_visits',
  {
    schoolId: schoolReference().notNull(),
    courseId: reference().notNull(),
    userId: reference().notNull(),
    lessonId: reference().notNull(),
    visitedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index().on(table.userId),
    index().on(table.schoolId, table.userId),
  ],
)
