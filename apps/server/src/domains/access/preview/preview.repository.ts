import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, desc, eq, or } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { users } from '../../identity/index.ts'
import { schools } from '../../schools/index.ts'
import { previewLooks, previewSettings, previewSettingsColumns } from './preview.tables.ts'
import { products } from '../../products/index.ts'

/** A product of a school, and who of its team looks at it. */
export interface PreviewPlace {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly userId: number
}

const isAt = ({ schoolId, productId, userId }: PreviewPlace) =>
  and(
    eq(previewSettings.schoolId, schoolId),
    eq(previewSettings.productId, productId),
    eq(previewSettings.userId, userId),
  )

/** The choice that somebody made for a product, in whichever session. */
export const findPreview = async (db: ReadDatabase, place: PreviewPlace) => {
  const [row] = await db.select(previewSettingsColumns).from(previewSettings).where(isAt(place))
  return row ?? null
}
export type PreviewRow = NonNullable<Awaited<ReturnType<typeof findPreview>>>

/** Writes the choice in the place of the one before. */
export const savePreview = async (tx: Transaction, place: PreviewPlace, row: PreviewRow): Promise<void> => {
  await tx
    .insert(previewSettings)
    .values({ ...place, ...row })
    .onConflictDoUpdate({ target: [previewSettings.productId, previewSettings.userId], set: row })
}

/** Looks at the product as its team again. */
export const deletePreview = async (tx: Transaction, place: PreviewPlace): Promise<void> => {
  await tx.delete(previewSettings).where(isAt(place))
}

/** Writes down that somebody looks at a product as a person. */
export const insertLook = async (
  tx: Transaction,
  look: Omit<typeof previewLooks.$inferInsert, 'id' | 'schoolId'> & { readonly schoolId: SchoolId },
): Promise<void> => {
  await tx.insert(previewLooks).values(look)
}

/** Who has looked at what as a person, the latest first; of every school. */
export const listLooksAt = (db: ReadDatabase, userId: number, limit: number) =>
  db
    .select({
      id: previewLooks.id,
      lookedAt: previewLooks.lookedAt,
      at: previewLooks.at,
      title: products.title,
      schoolName: schools.name,
      viewerName: users.name,
    })
    .from(previewLooks)
    .innerJoin(products, eq(products.id, previewLooks.productId))
    .innerJoin(schools, eq(schools.id, previewLooks.schoolId))
    .leftJoin(users, eq(users.id, previewLooks.viewerId))
    .where(eq(previewLooks.userId, userId))
    .orderBy(desc(previewLooks.id))
    .limit(limit)

/** Who has looked at a course as somebody, for the download. */
export const exportPreviewLooks = (db: ReadDatabase, userId: number) =>
  db
    .select({
      product_id: previewLooks.productId,
      looked_at: previewLooks.lookedAt,
      at: previewLooks.at,
    })
    .from(previewLooks)
    .where(eq(previewLooks.userId, userId))
    .orderBy(desc(previewLooks.id))

/** Forgets what concerns somebody's looks and the looks at them: the account was erased. */
export const forgetPreviews = async (tx: Transaction, userId: number): Promise<void> => {
  await tx
    .delete(previewSettings)
    .where(or(eq(previewSettings.userId, userId), eq(previewSettings.viewedId, userId)))
  await tx.delete(previewLooks).where(eq(previewLooks.userId, userId))
}
