import { z } from 'zod'
import { acknowledged, dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import {
  accessControl,
  accessControlChange,
  accessException,
  accessExceptionChange,
  ownAccess,
  violation,
} from './access-control.ts'

const forManagers = { kind: 'staff', anyOf: ['accesscontrol_edit'] } as const

export const getAccessControl = defineOperation({
  id: 'schools.getAccessControl',
  method: 'GET',
  path: '/cabinet/access-control',
  summary: 'From where and by how many devices at once people may enter the school',
  output: dataOf(accessControl),
  errors: [],
  permission: forManagers,
})

export const updateAccessControl = defineOperation({
  id: 'schools.updateAccessControl',
  method: 'PUT',
  path: '/cabinet/access-control',
  summary: 'Change the access control; acts on everybody’s next request',
  body: accessControlChange,
  output: dataOf(accessControl),
  errors: ['bad_mask', 'locks_you_out'],
  permission: forManagers,
})

const oneUser = z.object({ user: idParam })

export const listAccessExceptions = defineOperation({
  id: 'schools.listAccessExceptions',
  method: 'GET',
  path: '/cabinet/access-control/exceptions',
  summary: 'People for whom other rules count',
  output: dataOf(wholeList(accessException, listLimits.accessExceptions)),
  errors: [],
  permission: forManagers,
})

export const saveAccessException = defineOperation({
  id: 'schools.saveAccessException',
  method: 'PUT',
  path: '/cabinet/access-control/exceptions/:user',
  summary: 'Let other rules count for one person of the school',
  params: oneUser,
  body: accessExceptionChange,
  output: dataOf(accessException),
  errors: ['too_many_exceptions'],
  permission: forManagers,
})

export const removeAccessException = defineOperation({
  id: 'schools.removeAccessException',
  method: 'DELETE',
  path: '/cabinet/access-control/exceptions/:user',
  summary: 'Let the school’s rules count for this person again',
  params: oneUser,
  output: acknowledged,
  errors: [],
  permission: forManagers,
})

export const listViolations = defineOperation({
  id: 'schools.listViolations',
  method: 'GET',
  path: '/cabinet/access-control/violations',
  summary: 'Who was refused, when and from where, the latest first',
  query: z.object({ ...pageQuery(50), user_id: idParam.optional() }),
  output: listOf(violation),
  errors: [],
  permission: forManagers,
})

export const forgetDevices = defineOperation({
  id: 'schools.forgetDevices',
  method: 'DELETE',
  path: '/cabinet/access-control/devices/:user',
  summary: 'Forget the devices of a person at this school, so that new ones find a place',
  params: oneUser,
  output: acknowledged,
  errors: [],
  permission: forManagers,
})

export const getOwnAccess = defineOperation({
  id: 'schools.getOwnAccess',
  method: 'GET',
  path: '/school/access',
  summary: 'Whether this session may enter the school of the host, and why not',
  output: dataOf(ownAccess),
  errors: [],
  permission: { kind: 'session' },
})

export const endOtherSessions = defineOperation({
  id: 'schools.endOtherSessions',
  method: 'POST',
  path: '/school/access/end-others',
  summary: 'Free the places that the caller’s other sessions hold in this school',
  output: dataOf(ownAccess),
  errors: [],
  permission: { kind: 'session' },
  repeat: 'natural',
})
