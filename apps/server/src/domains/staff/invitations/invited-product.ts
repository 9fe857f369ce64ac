import { productKindOf, type ProductKind } from '@lectern/contract/kernel/product-kind'
import type { InvitationRow } from './invitations.repository.ts'

/** What a learner is invited to: its title, and what it is called; null for an invitation to the staff. */
export const invitedProduct = ({
  productTitle: course,
  productTypeId: typeId,
}: Pick<InvitationRow, 'productTitle' | 'productTypeId'>): { course: string; kind: ProductKind } | null =>
  course === null || typeId === null ? null : { course, kind: productKindOf(typeId) }
