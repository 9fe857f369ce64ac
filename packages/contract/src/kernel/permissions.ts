/**
 * Permission strings `{object}_{action}[.suffix]` (document 000 §6; objects and suffixes of PRODUCT-business §17).
 * Matched exactly against this closed list: no wildcard, no case folding, no trimming.
 */
export const permissionObjects = ['cabinet', 'course', 'practice', 'quiz', 'user'] as const
export type PermissionObject = (typeof permissionObjects)[number]

export const permissionActions = [
  'read',
  'create',
  'edit',
  'delete',
  'list',
  'analytic',
  'export',
  'personalize',
  'curator',
  'crud',
  'deactivate',
  'root',
  'store',
  'all',
] as const
export type PermissionAction = (typeof permissionActions)[number]

export type PermissionString = `${PermissionObject}_${PermissionAction}`

const crud: readonly PermissionAction[] = ['list', 'read', 'create', 'edit', 'delete']

/** Whether `value` is a permission that this version of Lectern knows. */
export const isPermissionString = (value: string): value is PermissionString =>
  permissionObjects.some((object) => permissionActions.some((action) => value === `${object}_${action}`))

/**
 * Everything that a list of granted strings allows, implications included: `crud` is list, read, create, edit and
 * delete; `all` is every action of the object; `cabinet_root` is everything (PRODUCT-business §17).
 */
export const expandPermissions = (granted: Iterable<string>): ReadonlySet<PermissionString> => {
  const expanded = new Set<PermissionString>()
  for (const value of granted) {
    if (!isPermissionString(value)) continue
    expanded.add(value)
    const [object, action] = splitPermission(value)
    const objects = value === 'cabinet_root' ? permissionObjects : [object]
    const actions =
      value === 'cabinet_root' || action === 'all' ? permissionActions : action === 'crud' ? crud : []
    for (const each of objects) for (const implied of actions) expanded.add(`${each}_${implied}`)
  }
  return expanded
}

/** The object and the action of a permission string, split at the last underscore. */
export const splitPermission = (value: PermissionString): [PermissionObject, PermissionAction] => {
  const at = value.lastIndexOf('_')
  const object = permissionObjects.find((each) => each === value.slice(0, at))
  const action = permissionActions.find((each) => each === value.slice(at + 1))
  if (!object || !action) throw new Error(`${value} is no permission.`)
  return [object, action]
}
