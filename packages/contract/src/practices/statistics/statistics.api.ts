import { dataOf } from '../../kernel/envelope.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { schoolStatistics } from './school-statistics.ts'

export const getSchoolStatistics = defineOperation({
  id: 'practices.getSchoolStatistics',
  method: 'GET',
  path: '/practice-statistics',
  summary:
    'Active learners, lessons and practices of the whole school in numbers; of an assistant’s own learners alone',
  output: dataOf(schoolStatistics),
  errors: [],
  permission: { kind: 'staff', anyOf: ['practice_list', 'practice_list.team', 'practice_list.own'] },
})
