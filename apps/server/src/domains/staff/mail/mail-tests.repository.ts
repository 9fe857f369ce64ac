import type { MailFailure } from '@lectern/contract/identity/mail-states'
import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { mailTests } from './mail-tests.tables.ts'

export const findMailTest = async (db: ReadDatabase, schoolId: SchoolId) => {
  const [row] = await db
    .select({
      sentTo: mailTests.sentTo,
      askedAt: mailTests.askedAt,
      endedAt: mailTests.endedAt,
      failure: mailTests.failure,
    })
    .from(mailTests)
    .where(eq(mailTests.schoolId, schoolId))
  return row ?? null
}
export type MailTestRow = NonNullable<Awaited<ReturnType<typeof findMailTest>>>

/** Begins a test letter in the place of the one before. */
export const beginMailTest = async (
  db: WriteDatabase,
  schoolId: SchoolId,
  begun: Pick<MailTestRow, 'sentTo' | 'askedAt'>,
): Promise<void> => {
  const row = { ...begun, endedAt: null, failure: null }
  await db
    .insert(mailTests)
    .values({ schoolId, ...row })
    .onConflictDoUpdate({ target: mailTests.schoolId, set: row })
}

/** Notes what became of a test letter, unless another one began since. */
export const endMailTest = async (
  db: WriteDatabase,
  { schoolId, askedAt }: { readonly schoolId: SchoolId; readonly askedAt: Date },
  ended: { readonly endedAt: Date; readonly failure: MailFailure | null },
): Promise<void> => {
  await db
    .update(mailTests)
    .set(ended)
    .where(and(eq(mailTests.schoolId, schoolId), eq(mailTests.askedAt, askedAt)))
}
