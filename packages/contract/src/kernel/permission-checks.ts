import { expandPermissions, isPermissionString, type PermissionObject } from './permissions.ts'

/** The four actions of which combinations are asked (document 000 §6). */
export const crudActions = ['read', 'create', 'edit', 'delete'] as const
export type CrudAction = (typeof crudActions)[number]

/** The combinations of the document, by name. */
export const crudCombinations = {
  read_create_edit: ['read', 'create', 'edit'],
  read_create_delete: ['read', 'create', 'delete'],
  read_edit_delete: ['read', 'edit', 'delete'],
  all_four: crudActions,
} as const satisfies Record<string, readonly CrudAction[]>

/** Whether what was granted allows one action: `course_read`, `order_edit.refund`. Unknown strings are never allowed. */
export const allows = (granted: Iterable<string>, permission: string): boolean =>
  isPermissionString(permission) && expandPermissions(granted).has(permission)

/** The read, create, edit and delete rights on one object that what was granted allows. */
export const crudOf = (granted: Iterable<string>, object: PermissionObject): CrudAction[] => {
  const expanded: ReadonlySet<string> = expandPermissions(granted)
  return crudActions.filter((action) => expanded.has(`${object}_${action}`))
}

/** Whether exactly these read, create, edit and delete rights on the object are held, and no other of the four. */
export const allowsExactly = (
  granted: Iterable<string>,
  object: PermissionObject,
  actions: readonly CrudAction[],
): boolean => {
  const held = crudOf(granted, object)
  return held.length === new Set(actions).size && actions.every((action) => held.includes(action))
}

/** Whether at least all of these rights on the object are held. */
export const allowsTogether = (
  granted: Iterable<string>,
  object: PermissionObject,
  actions: readonly CrudAction[],
): boolean => {
  const held = crudOf(granted, object)
  return actions.every((action) => held.includes(action))
}
