import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { getMenu as operation } from '@lectern/contract/staff/own-schools.api'
import { call } from '../../lib/api/index.ts'
import { report } from '../../lib/reporting.ts'

const getMenu = call<typeof operation>('GET', '/profile/menu')

export type LearnersSchool = OperationReply<typeof operation>['data']['student_cabinets'][number]

/** Schools in which the person learns. A failure is only written down: nobody needs the list to go on reading. */
export const listLearnersSchools = async (): Promise<readonly LearnersSchool[]> => {
  try {
    return (await getMenu({ query: { is_expert: '0' } })).data.student_cabinets
  } catch (error) {
    report(error, 'schools of the learner')
    return []
  }
}
