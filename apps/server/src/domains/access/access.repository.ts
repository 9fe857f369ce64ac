import type { SubscriptionState } from '@lectern/contract/access/access'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { preparedQuery } from '../../platform/database/prepared.ts'
import { and, count, desc, eq, inArray, isNull, ne, sql } from '../../platform/database/sql.ts'
import { products, productsColumns, subscriptions, subscriptionsColumns } from './access.tables.ts'

export const insertProduct = async (
  tx: Transaction,
  product: { cabinetId: number; productableType: 'course'; title: string; slug: string },
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(products)
    .values({ ...product, createdAt: now })
    .returning({ id: products.id })
  if (!row) throw new Error('The product was not created.')
  return row.id
}

export const findProduct = async (db: ReadDatabase, cabinetId: number, productId: number) => {
  const [row] = await db
    .select(productsColumns)
    .from(products)
    .where(and(eq(products.id, productId), eq(products.cabinetId, cabinetId), isNull(products.deletedAt)))
  return row ?? null
}
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

export const updateProduct = async (
  db: Transaction,
  cabinetId: number,
  productId: number,
  change: Partial<Pick<ProductRow, 'title' | 'slug' | 'isPublished' | 'enrolment' | 'deletedAt'>>,
) => {
  if (Object.keys(change).length === 0) return
  await db
    .update(products)
    .set(change)
    .where(and(eq(products.id, productId), eq(products.cabinetId, cabinetId)))
}

const subscriptionQuery = preparedQuery((db) =>
  db
    .select(subscriptionsColumns)
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.productId, sql.placeholder('productId')),
        eq(subscriptions.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('find_subscription'),
)

export const findSubscription = async (db: ReadDatabase, productId: number, userId: number) => {
  const [row] = await subscriptionQuery(db).execute({ productId, userId })
  return row ?? null
}
export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

/** Begins a participation, or takes a revoked one up again from now on. One that runs is left as it is. */
export const saveSubscription = async (
  db: Transaction,
  subscription: { cabinetId: number; productId: number; userId: number; source: 'free' | 'manual' },
  now: Date,
) => {
  await db
    .insert(subscriptions)
    .values({ ...subscription, state: 'active', startedAt: now })
    .onConflictDoUpdate({
      target: [subscriptions.productId, subscriptions.userId],
      set: { state: 'active', source: subscription.source, startedAt: now, endsAt: null },
      setWhere: ne(subscriptions.state, 'active'),
    })
}

export const setSubscriptionState = async (
  db: Transaction,
  which: { cabinetId: number; productId: number; userId: number },
  state: SubscriptionState,
): Promise<boolean> => {
  const changed = await db
    .update(subscriptions)
    .set({ state })
    .where(
      and(
        eq(subscriptions.cabinetId, which.cabinetId),
        eq(subscriptions.productId, which.productId),
        eq(subscriptions.userId, which.userId),
      ),
    )
    .returning({ id: subscriptions.id })
  return changed.length > 0
}

const participationsQuery = preparedQuery((db) =>
  db
    .select({ productId: subscriptions.productId, state: subscriptions.state })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(
      and(
        eq(subscriptions.userId, sql.placeholder('userId')),
        ne(subscriptions.state, 'revoked'),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(desc(subscriptions.startedAt))
    .prepare('list_participations'),
)

/** What a person takes part in, the latest first. */
export const listParticipations = (db: ReadDatabase, userId: number) =>
  participationsQuery(db).execute({ userId })

/** How many people take part in each of some products. */
export const countParticipants = async (
  db: ReadDatabase,
  cabinetId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> => {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({ productId: subscriptions.productId, total: count() })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.cabinetId, cabinetId),
        inArray(subscriptions.productId, [...productIds]),
        ne(subscriptions.state, 'revoked'),
      ),
    )
    .groupBy(subscriptions.productId)
  return new Map(rows.map(({ productId, total }) => [productId, total]))
}

/** A product of a school by its address. */
export const findProductBySlug = async (db: ReadDatabase, cabinetId: number, slug: string) => {
  const [row] = await db
    .select(productsColumns)
    .from(products)
    .where(and(eq(products.cabinetId, cabinetId), eq(products.slug, slug), isNull(products.deletedAt)))
  return row ?? null
}

/** Schools in which a person takes part. */
export const listLearnerCabinets = async (db: ReadDatabase, userId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ cabinetId: subscriptions.cabinetId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'revoked')))
  return rows.map((row) => row.cabinetId)
}

/** Whether somebody takes part in anything of a school, or once did. */
export const hasTakenPartIn = async (db: ReadDatabase, cabinetId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    subscriptions,
    and(eq(subscriptions.cabinetId, cabinetId), eq(subscriptions.userId, userId)),
  )) > 0

/** Whether somebody takes part in anything of a school. */
export const isLearnerOf = async (db: ReadDatabase, cabinetId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    subscriptions,
    and(
      eq(subscriptions.cabinetId, cabinetId),
      eq(subscriptions.userId, userId),
      ne(subscriptions.state, 'revoked'),
    ),
  )) > 0
