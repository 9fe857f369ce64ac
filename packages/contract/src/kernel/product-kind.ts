import { productType, type ProductTypeId } from './course-rights.ts'

/** What a product is called in texts, which choose their words by it: `{kind, select, marathon {…} closed_group {…} other {…}}`. */
export const productKinds = ['course', 'marathon', 'closed_group'] as const
export type ProductKind = (typeof productKinds)[number]

const kindOf = {
  [productType.course]: 'course',
  [productType.marathon]: 'marathon',
  [productType.closedGroup]: 'closed_group',
} as const satisfies Record<ProductTypeId, ProductKind>

/** What a product of a type is called. */
export const productKindOf = <TypeId extends ProductTypeId>(typeId: TypeId): (typeof kindOf)[TypeId] =>
  kindOf[typeId]
