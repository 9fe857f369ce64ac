import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, desc, eq, isNull } from '../../../platform/database/sql.ts'
import { invitations, invitationsColumns } from '../staff.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A product of a school. */
export interface InvitedProduct {
  readonly schoolId: SchoolId
  readonly productId: number
}

const waitsFor = ({ schoolId, productId }: InvitedProduct) =>
  and(
    eq(invitations.schoolId, schoolId),
    eq(invitations.productId, productId),
    isNull(invitations.acceptedAt),
  )

/** Learners who were invited to a product and have not accepted yet, the latest first. */
export const listProductInvitations = async (
  db: ReadDatabase,
  product: InvitedProduct,
  { page, per_page }: { readonly page: number; readonly per_page: number },
) => {
  const isWanted = waitsFor(product)
  const rows = await db
    .select(invitationsColumns)
    .from(invitations)
    .where(isWanted)
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { rows, total: await db.$count(invitations, isWanted) }
}
export type ProductInvitationRow = typeof invitations.$inferSelect

export const findProductInvitation = async (
  db: ReadDatabase,
  product: InvitedProduct,
  email: string,
): Promise<ProductInvitationRow | null> => {
  const [row] = await db
    .select(invitationsColumns)
    .from(invitations)
    .where(and(waitsFor(product), eq(invitations.email, email)))
  return row ?? null
}

/** Whether somebody waits by this invitation. */
export const hasProductInvitation = async (
  db: ReadDatabase,
  product: InvitedProduct,
  invitationId: number,
): Promise<boolean> =>
  (await db.$count(invitations, and(waitsFor(product), eq(invitations.id, invitationId)))) > 0

/** Takes an invitation back; false when none waits. */
export const deleteProductInvitation = async (
  tx: Transaction,
  product: InvitedProduct,
  invitationId: number,
): Promise<boolean> => {
  const rows = await tx
    .delete(invitations)
    .where(and(waitsFor(product), eq(invitations.id, invitationId)))
    .returning({ id: invitations.id })
  return rows.length > 0
}

/** Ends what waits for an address: the person takes part now. */
export const deleteProductInvitationsOf = async (tx: Transaction, product: InvitedProduct, email: string) => {
  await tx.delete(invitations).where(and(waitsFor(product), eq(invitations.email, email)))
}
