import { expandPermissions, isPermissionString } from '@lectern/contract/kernel/permissions'

/** The rights of one object that the screen shows, as the contract's catalogue lists them. */
export interface ObjectRights {
  readonly object: string
  readonly permissions: readonly string[]
}

const wholeOf = ({ object }: ObjectRights) => `${object}_all`

/** The narrower forms of a right stand behind a dot: `practice_curator.team`. */
export const isPart = (permission: string): boolean => permission.includes('.')

const isOf = (row: ObjectRights, granted: string) => granted.startsWith(`${row.object}_`)

/** Without what a wider right in the list includes anyway. */
const shortest = (permissions: readonly string[]): string[] =>
  permissions.filter(
    (each) =>
      !permissions.some(
        (other) => other !== each && isPermissionString(each) && expandPermissions([other]).has(each),
      ),
  )

/**
 * What is granted after the box of `permission` was pressed. A right that a wider one gives (`course_all`, `course_crud`)
 * is taken away by naming all the others instead; giving a wider right drops what it includes.
 */
export const toggleRight = (
  granted: readonly string[],
  row: ObjectRights,
  permission: string,
): readonly string[] => {
  const others = granted.filter((each) => !isOf(row, each))
  const own = granted.filter((each) => isOf(row, each))
  const held: ReadonlySet<string> = expandPermissions(own)
  if (!held.has(permission)) return [...others, ...shortest([...own, permission])]
  if (permission === wholeOf(row)) return others
  const left = row.permissions.filter(
    (each) =>
      each !== permission &&
      each !== wholeOf(row) &&
      !(isPart(each) && each.startsWith(`${permission}.`)) &&
      held.has(each),
  )
  return [...others, ...shortest(left)]
}
