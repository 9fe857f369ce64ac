import { defineService } from '../../platform/composition/services.ts'
import type { EnrolmentCache } from './enrolment-cache.ts'

export const accessServices = {
  enrolments: defineService<EnrolmentCache>('access.enrolmentCache'),
}
