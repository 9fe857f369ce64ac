import type { LetterState } from '@lectern/contract/identity/mail-states'
import { holdsWords } from '../../../platform/database/holds-words.ts'
import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, desc, eq, gt, isNull, lte, or, sql } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { schools } from '../../schools/index.ts'
import { invitations } from '../staff.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const selectInvitations = (db: ReadDatabase) =>
  db
    .select({
      id: invitations.id,
      schoolId: invitations.schoolId,
      school: schools.name,
      email: invitations.email,
      name: invitations.name,
      accessGroupIds: invitations.accessGroupIds,
      permissions: invitations.permissions,
      message: invitations.message,
      language: invitations.language,
      letter: invitations.letter,
      tokenHash: invitations.tokenHash,
      productId: invitations.productId,
      productTitle: invitations.productTitle,
      productTypeId: invitations.productTypeId,
      invitedBy: invitations.invitedBy,
      inviter: users.name,
      createdAt: invitations.createdAt,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      groups: sql<{ id: number; key: string | null; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', g.id, 'key', g.key, 'name', g.name) order by g.is_system desc, g.id)
        from access_groups g
        where g.school_id = ${invitations.schoolId} and g.id = any(${invitations.accessGroupIds})
      ), '[]'::json)`,
    })
    .from(invitations)
    .innerJoin(schools, eq(schools.id, invitations.schoolId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number]

/** Invitations to the staff of a school that wait, the latest first. */
export const listInvitations = (db: ReadDatabase, schoolId: SchoolId, search = '') => {
  return selectInvitations(db)
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        isNull(invitations.productId),
        isNull(invitations.acceptedAt),
        search === ''
          ? undefined
          : or(holdsWords(invitations.name, search), holdsWords(invitations.email, search)),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
}

/** Invitations to anywhere that wait for one address. */
export const listInvitationsOf = (db: ReadDatabase, email: string, now: Date) =>
  selectInvitations(db).where(
    and(eq(invitations.email, email), isNull(invitations.acceptedAt), gt(invitations.expiresAt, now)),
  )

export const findInvitation = async (db: ReadDatabase, schoolId: SchoolId, invitationId: number) => {
  const [row] = await selectInvitations(db).where(
    and(
      eq(invitations.id, invitationId),
      eq(invitations.schoolId, schoolId),
      isNull(invitations.productId),
      isNull(invitations.acceptedAt),
    ),
  )
  return row ?? null
}

/** An invitation whatever its school, for the letter about it. */
export const findWaitingInvitation = async (db: ReadDatabase, invitationId: number) => {
  const [row] = await selectInvitations(db).where(
    and(eq(invitations.id, invitationId), isNull(invitations.acceptedAt)),
  )
  return row ?? null
}

export const findInvitationByToken = async (db: ReadDatabase, tokenHash: string, now: Date) => {
  const [row] = await selectInvitations(db).where(
    and(
      or(eq(invitations.tokenHash, tokenHash), eq(invitations.linkHash, tokenHash)),
      isNull(invitations.acceptedAt),
      gt(invitations.expiresAt, now),
    ),
  )
  return row ?? null
}

export type NewInvitation = Omit<
  typeof invitations.$inferInsert,
  'id' | 'tokenHash' | 'linkHash' | 'letter' | 'acceptedAt'
>

/** Keeps an invitation; null when one waits for this address already. */
export const insertInvitation = async (
  tx: Transaction,
  invitation: NewInvitation,
): Promise<number | null> => {
  const [row] = await tx
    .insert(invitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ id: invitations.id })
  return row?.id ?? null
}

export const setInvitationToken = async (
  db: WriteDatabase,
  schoolId: SchoolId,
  invitationId: number,
  tokenHash: string,
) => {
  await db
    .update(invitations)
    .set({ tokenHash })
    .where(and(eq(invitations.schoolId, schoolId), eq(invitations.id, invitationId)))
}

/** Gives an invitation a link to copy, in the place of the one before. */
export const setInvitationLink = async (
  tx: Transaction,
  schoolId: SchoolId,
  invitationId: number,
  link: { linkHash: string; expiresAt: Date },
) => {
  await tx
    .update(invitations)
    .set(link)
    .where(and(eq(invitations.schoolId, schoolId), eq(invitations.id, invitationId)))
}

/** Notes what became of the letter with this token; a newer letter has its own. */
export const noteLetter = async (
  db: WriteDatabase,
  schoolId: SchoolId,
  tokenHash: string,
  letter: LetterState,
) => {
  await db
    .update(invitations)
    .set({ letter })
    .where(and(eq(invitations.schoolId, schoolId), eq(invitations.tokenHash, tokenHash)))
}

export const renewInvitationTimes = async (
  tx: Transaction,
  schoolId: SchoolId,
  invitationId: number,
  times: { sentAt: Date; expiresAt: Date },
) => {
  await tx
    .update(invitations)
    .set({ ...times, letter: 'waiting' })
    .where(and(eq(invitations.schoolId, schoolId), eq(invitations.id, invitationId)))
}

/** Uses an invitation up; false when somebody was faster. */
export const acceptInvitationRow = async (
  tx: Transaction,
  schoolId: SchoolId,
  invitationId: number,
  now: Date,
): Promise<boolean> => {
  const changed = await tx
    .update(invitations)
    .set({ acceptedAt: now, tokenHash: null, linkHash: null })
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        eq(invitations.id, invitationId),
        isNull(invitations.acceptedAt),
      ),
    )
    .returning({ id: invitations.id })
  return changed.length > 0
}

export const deleteInvitation = async (tx: Transaction, schoolId: SchoolId, invitationId: number) => {
  await tx
    .delete(invitations)
    .where(and(eq(invitations.schoolId, schoolId), eq(invitations.id, invitationId)))
}

/** Takes back what one person sent and nobody accepted yet. */
export const deleteInvitationsBy = async (tx: Transaction, schoolId: SchoolId, userId: number) => {
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        eq(invitations.invitedBy, userId),
        isNull(invitations.acceptedAt),
      ),
    )
}

/** Makes room for a new invitation where an old one ran out: to the staff, or to the product. */
export const deleteExpired = async (
  tx: Transaction,
  { schoolId, email, productId }: { schoolId: SchoolId; email: string; productId: number | null },
  now: Date,
) => {
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.schoolId, schoolId),
        eq(invitations.email, email),
        productId === null ? isNull(invitations.productId) : eq(invitations.productId, productId),
        isNull(invitations.acceptedAt),
        lte(invitations.expiresAt, now),
      ),
    )
}

/** How many people were ever invited to a school, to its staff or to its products. */
export const countInvited = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(invitations, eq(invitations.schoolId, schoolId))
