import { accessChangeKinds } from '@lectern/contract/access/access-change'
import { accessFacts } from '@lectern/contract/access/access.facts'
import { z } from 'zod'
import { formerEvent } from '../../platform/facts/former-event.ts'
import { newsOf } from '../../platform/facts/news.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

const accessNoted = z.object({
  change_id: z.int(),
  school_id: storedSchoolId,
  product_id: z.int(),
  user_id: z.int(),
  kind: z.enum(accessChangeKinds),
  at: z.iso.datetime(),
  is_by_team: z.boolean(),
})

/** Events of access that versions before the record told. */
export const formerAccessEvents = [
  formerEvent('access.accessNoted', accessNoted, Object.values(accessFacts), (noted) =>
    newsOf(accessFacts[noted.kind], {
      schoolId: noted.school_id,
      userId: noted.user_id,
      subjectId: noted.product_id,
      details: { change_id: noted.change_id, ...(noted.is_by_team && { is_by_team: true }) },
      at: new Date(noted.at),
    }),
  ),
]
