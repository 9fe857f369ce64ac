import { useQuery } from '@tanstack/react-query'
import { platformColor } from '@lectern/contract/courses/cover/cover-picture'
import { queryFor } from '../../lib/api/index.ts'
import { getUser } from '../identity/index.ts'

/** The colour of the school that is worked in, with which new looks begin; the platform's where it chose none. */
export const useSchoolColor = (): string => {
  const { data } = useQuery({ ...queryFor(getUser, {}), staleTime: Infinity, meta: { onlyLogged: true } })
  const school = data?.data.cabinets.find(({ is_current }) => is_current)
  return school?.primary_color ?? platformColor
}
