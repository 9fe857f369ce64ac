import { mayReadSome } from '@lectern/contract/kernel/course-rights'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { CardTab } from '../../contacts/index.ts'
import { loadProductScopes } from '../../teams/index.ts'
import { countProductsOf } from './learner-facts.repository.ts'

/** Whether somebody of the staff sees learners of any product. */
const seesLearners = ({ permissions }: StaffSeat): boolean =>
  mayReadSome.anyOf.some((right) => permissions.has(right))

/** What the card of a contact has of courses: the products, and what is learnt in them. */
export const learnerTabs: readonly CardTab[] = [
  {
    name: 'products',
    isOpen: seesLearners,
    count: async (db, { staff, userId }, person) => {
      if (person.userId === null) return 0
      const scopes = await loadProductScopes(db, staff, userId, 'course_read')
      return countProductsOf(db, { schoolId: staff.schoolId, scopes }, person.userId)
    },
  },
  { name: 'learning', isOpen: seesLearners },
]
