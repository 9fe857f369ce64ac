import type { PermissionAction, PermissionString } from './permissions.ts'

/** course.type_id: 1 course, 2 marathon (document 002 §3). */
export const courseType = { course: 1, marathon: 2 } as const
export type CourseTypeId = (typeof courseType)[keyof typeof courseType]

/** What a product may be: a course, a marathon, or a closed group, which has no program. */
export const productType = { ...courseType, closedGroup: 3 } as const
export type ProductTypeId = (typeof productType)[keyof typeof productType]

/** What one may be allowed to do with a course; with another product it is the right of the same name. */
export type CourseRight = Extract<PermissionString, `course_${string}`>

/** The type of a product that has a program: a course, unless it is a marathon. */
export const courseTypeOf = (typeId: ProductTypeId): CourseTypeId =>
  typeId === productType.marathon ? courseType.marathon : courseType.course

const objectOf = {
  [productType.course]: 'course_',
  [productType.marathon]: 'marathon_',
  [productType.closedGroup]: 'closedgroup_',
} as const satisfies Record<ProductTypeId, string>

/** The right that decides on a product: `course_edit` for courses is `marathon_edit` for marathons. Others stay. */
export const rightOn = (right: PermissionString, typeId: ProductTypeId): string =>
  right.replace(/^course_/u, objectOf[typeId])

type WholeAction = Extract<PermissionAction, 'list' | 'read' | 'edit' | 'delete' | 'personalize'>

/** Those whom a call about courses and marathons may let in; which of them it is, the product decides. */
export const mayEither = <A extends WholeAction>(action: A) =>
  ({
    kind: 'staff',
    anyOf: [`course_${action}`, `course_${action}.team`, `marathon_${action}`, `marathon_${action}.team`],
  }) as const

/** Those whom a call about closed groups may let in. */
export const mayOnGroup = <A extends WholeAction>(action: A) =>
  ({
    kind: 'staff',
    anyOf: [`closedgroup_${action}`, `closedgroup_${action}.team`],
  }) as const

/** Those whom a call about the people of any product may let in. */
export const mayOnAny = <A extends WholeAction>(action: A) =>
  ({
    kind: 'staff',
    anyOf: [...mayEither(action).anyOf, `closedgroup_${action}`, `closedgroup_${action}.team`],
  }) as const

/** Those who may make a course, or a marathon. */
export const mayCreateEither = { kind: 'staff', anyOf: ['course_create', 'marathon_create'] } as const

/** Those whom a call about people may let in who sees only a part of them. */
export const mayReadSome = {
  kind: 'staff',
  anyOf: [...mayOnAny('read').anyOf, 'course_read.own', 'marathon_read.own', 'closedgroup_read.own'],
} as const
