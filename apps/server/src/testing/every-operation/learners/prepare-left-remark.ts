import type { TestApp } from '../../app.ts'

export interface LeftRemarkIds {
  /** A remark that is shared by somebody who is not of the team. */
  readonly leftRemark: number
}

/** Keeps a remark that somebody shared before they left the team. */
export const prepareLeftRemark = async (
  { dependencies: { database } }: Pick<TestApp, 'dependencies'>,
  { schoolId, userId }: { readonly schoolId: number; readonly userId: number },
): Promise<LeftRemarkIds> => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into review_remarks (school_id, user_id, key, text, is_shared, created_at)
     values ($1, $2, 'left-remark', 'Look again', true, now()) returning id`,
    [schoolId, userId],
  )
  return { leftRemark: Number(rows[0]?.id) }
}
