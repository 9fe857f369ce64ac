import type { Cabinet } from '@lectern/contract/identity/cabinets'
import type { UserRow } from '../../identity/index.ts'
import type { SchoolRow } from '../members.repository.ts'

/** The cabinets of a person: the own student cabinet (id 0) first, then the schools (document 000 §3). */
export const presentCabinets = (
  user: Pick<UserRow, 'id' | 'name'>,
  schools: readonly SchoolRow[],
  currentId: number,
): Cabinet[] => [
  {
    id: 0,
    name: user.name,
    slug: null,
    is_current: currentId === 0,
    is_owner: true,
    user_cabinet: true,
    personal_settings: [],
  },
  ...schools.map((school) => ({
    id: school.id,
    name: school.name,
    slug: school.slug,
    is_current: school.id === currentId,
    is_owner: school.ownerId === user.id,
    user_cabinet: false,
    personal_settings: [],
  })),
]
