import type { PermissionAction, PermissionString } from './permissions.ts'

/** course.type_id: 1 course, 2 marathon (document 002 §3). */
export const courseType = { course: 1, marathon: 2 } as const
export type CourseTypeId = (typeof courseType)[keyof typeof courseType]

/** What one may be allowed to do with a course; with a marathon it is the right of the same name. */
export type CourseRight = Extract<PermissionString, `course_${string}`>

/** The right that decides on a product: `course_edit` for courses is `marathon_edit` for marathons. Others stay. */
export const rightOn = (right: PermissionString, typeId: CourseTypeId): string =>
  typeId === courseType.marathon ? right.replace(/^course_/u, 'marathon_') : right

type WholeAction = Extract<PermissionAction, 'list' | 'read' | 'edit' | 'delete' | 'personalize'>

/** Those whom a call about courses and marathons may let in; which of them it is, the product decides. */
export const mayEither = <A extends WholeAction>(action: A) =>
  ({
    kind: 'staff',
    anyOf: [`course_${action}`, `course_${action}.team`, `marathon_${action}`, `marathon_${action}.team`],
  }) as const

/** Those who may make a course, or a marathon. */
export const mayCreateEither = { kind: 'staff', anyOf: ['course_create', 'marathon_create'] } as const
