import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { expertPaths } from '../../lib/routing/expert-paths.ts'
import { expertMenu } from './sidebar/menu.ts'
import { visibleMenu } from './sidebar/visible-menu.ts'

/** Where somebody with these rights begins to work: the first entry of their menu, else the list of courses. */
export const firstPage = (granted: readonly string[]): string =>
  visibleMenu(expertMenu, expandPermissions(granted))
    .flatMap((group) => group.entries)
    .find(({ route }) => route !== undefined)?.route ?? expertPaths.courses
