import { expandPermissions } from '@lectern/contract/kernel/permissions'
import type { Course } from '@lectern/contract/courses/course'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { holdsAny } from '../../../frame/expert/index.ts'
import { listPermissions, listStaff } from '../../staff/index.ts'
import { listTeam } from '../api.ts'

interface Person {
  readonly id: number
  readonly name: string
}

/** Who can be shown as the author of a course: its team, and everybody of the school for those who may list them. */
export const useAuthorChoices = ({ product_id: product, author }: Course): readonly Person[] => {
  const granted = useQuery(queryFor(listPermissions, {})).data?.data ?? []
  const mayList = holdsAny(expandPermissions(granted), ['user_list'])
  const staff = useQuery({ ...queryFor(listStaff, { query: { per_page: 100 } }), enabled: mayList })
  const team = useQuery(queryFor(listTeam, { params: { product } }))
  const people = new Map<number, string>()
  if (author) people.set(author.id, author.name)
  for (const row of staff.data?.data ?? []) if (row.kind === 'member') people.set(row.id, row.name)
  for (const { user } of team.data?.data ?? []) people.set(user.id, user.name)
  return [...people].map(([id, name]) => ({ id, name }))
}
