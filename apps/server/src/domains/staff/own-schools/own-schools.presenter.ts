import type { OwnSchool } from '@lectern/contract/identity/own-schools'
import { logoUrl } from '../../schools/index.ts'
import type { UserRow } from '../../identity/index.ts'
import type { StaffSchool } from './own-schools.repository.ts'

/** The schools of a person: the learning space (id 0) first, then the schools (document 000 §3). */
export const presentOwnSchools = (
  user: Pick<UserRow, 'id' | 'name'>,
  schools: readonly StaffSchool[],
  currentId: number,
): OwnSchool[] => [
  {
    id: 0,
    name: user.name,
    slug: null,
    logo_url: null,
    primary_color: null,
    is_current: currentId === 0,
    is_owner: true,
    user_cabinet: true,
    personal_settings: [],
  },
  ...schools.map((school) => ({
    id: school.id,
    name: school.name,
    slug: school.slug,
    logo_url: logoUrl(school.logoKey),
    primary_color: school.primaryColor,
    is_current: school.id === currentId,
    is_owner: school.ownerId === user.id,
    user_cabinet: false,
    personal_settings: [],
  })),
]
