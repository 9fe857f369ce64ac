import { listRewards } from '@lectern/contract/schools/rewards.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import { listPoints, sumPoints } from './rewards.repository.ts'

/** Binds the own reward points. */
export const bindRewards = (bind: Bind): void => {
  bind(listRewards, async ({ db, actor, query }) => {
    const { total, accrued, deducted } = await sumPoints(db, actor.userId)
    const rows = await listPoints(db, actor.userId, query)
    const meta = pageMetaOf(query, total)
    return {
      data: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      meta,
      links: nextLink(listRewards, query, meta),
      sum_points: accrued - deducted,
      sum_accrued_points: accrued,
      sum_deducted_points: deducted,
    }
  })
}
