import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, desc, eq, isNull, or, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { formerAddresses, products, productsColumns } from './products.tables.ts'

/** Old addresses of one product that still lead to it; of more the oldest are forgotten. */
const mostFormerAddresses = 50

/** A course or marathon of a school by its address, or by one that it had before and that no other product has now. */
export const findProductAt = async (db: ReadDatabase, schoolId: SchoolId, slug: string) => {
  const former = db
    .select({ productId: formerAddresses.productId })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.schoolId, schoolId), eq(formerAddresses.slug, slug)))
  const [row] = await db
    .select(productsColumns)
    .from(products)
    .where(
      and(
        eq(products.schoolId, schoolId),
        eq(products.productableType, 'course'),
        or(eq(products.slug, slug), sql`${products.id} = (${former})`),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(desc(eq(products.slug, slug)))
    .limit(1)
  return row ?? null
}

/** Remembers the address that a product leaves for another one. */
export const leaveAddress = async (
  tx: Transaction,
  {
    schoolId,
    id: productId,
    slug,
  }: { readonly schoolId: SchoolId; readonly id: number; readonly slug: string },
  nextSlug: string,
  leftAt: Date,
): Promise<void> => {
  const atAddress = (wanted: string) =>
    and(eq(formerAddresses.schoolId, schoolId), eq(formerAddresses.slug, wanted))
  await tx.delete(formerAddresses).where(atAddress(nextSlug))
  await tx
    .insert(formerAddresses)
    .values({ schoolId, slug, productId, leftAt })
    .onConflictDoUpdate({
      target: [formerAddresses.schoolId, formerAddresses.slug],
      set: { productId, leftAt },
    })
  const own = and(eq(formerAddresses.schoolId, schoolId), eq(formerAddresses.productId, productId))
  const oldest = tx
    .select({ slug: formerAddresses.slug })
    .from(formerAddresses)
    .where(own)
    .orderBy(desc(formerAddresses.leftAt), desc(formerAddresses.slug))
    .offset(mostFormerAddresses)
  await tx.delete(formerAddresses).where(and(own, sql`${formerAddresses.slug} in (${oldest})`))
}
