import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, eq, inArray, isNull } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { products, productsColumns } from './products.tables.ts'

export const insertProduct = async (
  tx: Transaction,
  product: Pick<typeof products.$inferInsert, 'productableType' | 'typeId' | 'title' | 'slug'> & {
    schoolId: SchoolId
  },
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(products)
    .values({ ...product, createdAt: now })
    .returning({ id: products.id })
  if (!row) throw new Error('The product was not created.')
  return row.id
}

export const findProduct = async (db: ReadDatabase, schoolId: SchoolId, productId: number) => {
  const [row] = await db
    .select(productsColumns)
    .from(products)
    .where(and(eq(products.id, productId), eq(products.schoolId, schoolId), isNull(products.deletedAt)))
  return row ?? null
}
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** Those of some products that a school has. */
export const listProducts = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productIds: readonly number[],
): Promise<ProductRow[]> =>
  productIds.length === 0
    ? []
    : db
        .select(productsColumns)
        .from(products)
        .where(
          and(
            inArray(products.id, [...productIds]),
            eq(products.schoolId, schoolId),
            isNull(products.deletedAt),
          ),
        )

type WrittenColumns = Pick<
  ProductRow,
  'title' | 'slug' | 'statusId' | 'release' | 'enrolmentMode' | 'hasWaitingList' | 'deletedAt'
>

/** Writes what is named; the rest stays. */
export const updateProduct = async (
  db: Transaction,
  schoolId: SchoolId,
  productId: number,
  change: { readonly [Column in keyof WrittenColumns]?: WrittenColumns[Column] | undefined },
) => {
  if (Object.values(change).every((value) => value === undefined)) return
  await db
    .update(products)
    .set(change)
    .where(and(eq(products.id, productId), eq(products.schoolId, schoolId)))
}

/** A course or marathon of a school by its address. */
export const findProductBySlug = async (db: ReadDatabase, schoolId: SchoolId, slug: string) => {
  const [row] = await db
    .select(productsColumns)
    .from(products)
    .where(
      and(
        eq(products.schoolId, schoolId),
        eq(products.productableType, 'course'),
        eq(products.slug, slug),
        isNull(products.deletedAt),
      ),
    )
  return row ?? null
}
