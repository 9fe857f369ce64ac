export { login, logout, register } from './sign-in.api.ts'
export { getUser, updateProfile } from './profile.api.ts'
import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { defineOperation } from '../kernel/operation.ts'
import { cabinet } from './people.ts'

export const getSchool = defineOperation({
  id: 'accounts.getSchool',
  method: 'GET',
  path: '/public/school',
  summary: 'The school of the visited host',
  output: dataOf(z.object({ name: z.string(), slug: z.string() })),
  errors: [],
  permission: { kind: 'public', why: 'Name and address of a school stand on every page of it.' },
})

export const listCabinets = defineOperation({
  id: 'accounts.listCabinets',
  method: 'GET',
  path: '/cabinets',
  summary: 'The cabinets of the signed-in person, the own student cabinet (id 0) first',
  output: dataOf(z.array(cabinet)),
  errors: [],
  permission: { kind: 'session' },
})

export const selectCabinet = defineOperation({
  id: 'accounts.selectCabinet',
  method: 'PUT',
  path: '/cabinets/current',
  summary: 'Choose the cabinet in which the expert area works',
  body: z.strictObject({ cabinet_id: z.int().nonnegative() }),
  output: dataOf(z.array(cabinet)),
  errors: [],
  permission: { kind: 'session' },
})

export const listPermissions = defineOperation({
  id: 'accounts.listPermissions',
  method: 'GET',
  path: '/cabinet/users/permissions',
  summary: 'What the signed-in person may do in the current cabinet',
  output: dataOf(z.array(z.string())),
  errors: [],
  permission: { kind: 'session' },
})
