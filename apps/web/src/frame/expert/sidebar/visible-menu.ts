import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { TextId } from '../../../lib/texts/index.ts'
import type { MenuEntry, MenuGroup } from './menu-entry.ts'

const isShown = (entry: MenuEntry, permissions: ReadonlySet<string>): boolean => {
  if (entry.route === undefined) return true
  if (!entry.built) return false
  return entry.permission === undefined || holdsAny(permissions, entry.permission)
}

/** An entry without the way to make one more, for whoever may not make it. */
const offered = (entry: MenuEntry, permissions: ReadonlySet<string>): MenuEntry => {
  const { create, ...rest } = entry
  return create === undefined || permissions.has(create.permission) ? entry : rest
}

/** Whether one of the rights is held (expanded): for everything, or for the own products or learners alone. */
export const holdsAny = (permissions: ReadonlySet<string>, wanted: readonly PermissionString[]): boolean =>
  wanted.some((each) => ['', '.team', '.own'].some((part) => permissions.has(`${each}${part}`)))

/**
 * What a person sees of the menu: pages that stand and that the permissions (expanded) open, the making of things that they
 * allow, and the entries that the document shows disabled. Groups with nothing left are dropped.
 */
export const visibleMenu = (menu: readonly MenuGroup[], permissions: ReadonlySet<string>): MenuGroup[] =>
  menu
    .map((group) => ({
      ...group,
      entries: group.entries
        .filter((entry) => isShown(entry, permissions))
        .map((entry) => offered(entry, permissions)),
    }))
    .filter((group) => group.entries.length > 0)

const pathOf = (route: string): string => route.split('?', 1)[0] ?? route

const covers = (route: string, pathname: string): boolean =>
  pathname === route || pathname.startsWith(`${route}/`)

/** The route of the entry that the address `pathname` belongs to: the longest that covers it. */
export const currentRoute = (menu: readonly MenuGroup[], pathname: string): string | undefined =>
  menu
    .flatMap((group) => group.entries)
    .map((entry) => entry.route)
    .filter((route) => route !== undefined)
    // A view of a page is known by what its route has loaded.
    .filter((route) => !route.includes('?'))
    // Pages of one thing stand under the singular (`/expert/course/1/…`) or beside the list (`/expert/quiz/1`), and belong to it.
    .filter(
      (route) => covers(pathOf(route), pathname) || covers(pathOf(route).replace(/s$|\/list$/, ''), pathname),
    )
    .toSorted((one, other) => other.length - one.length)[0]

/** The entry of a page that the documents name and that does not exist yet, if the address is one. */
export const plannedEntry = (menu: readonly MenuGroup[], pathname: string): MenuEntry | undefined =>
  menu
    .flatMap((group) => group.entries)
    .filter(({ built, route }) => !built && route !== undefined && covers(pathOf(route), pathname))
    .toSorted((one, other) => pathLength(other) - pathLength(one))[0]

const pathLength = ({ route = '' }: MenuEntry): number => pathOf(route).length

/** The name over the entries of a group; one entry says enough by itself. */
export const captionOf = ({ text, entries }: MenuGroup): TextId | undefined =>
  entries.length > 1 ? text : undefined
