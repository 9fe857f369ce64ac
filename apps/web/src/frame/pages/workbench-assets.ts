import { workbenchManifest } from 'virtual:page-manifest'

type Manifest = typeof workbenchManifest

const rootRouteId = '__root__'
const merged = new Map<string, Manifest>()

const joined = (routeIds: readonly string[]): Manifest => {
  const { routes } = workbenchManifest
  const parts = routeIds.flatMap((id) => routes[id] ?? [])
  const all = <T>(of: (part: (typeof parts)[number]) => readonly T[] | undefined) => [
    ...new Set(parts.flatMap((part) => of(part) ?? [])),
  ]
  const root = {
    ...routes[rootRouteId],
    preloads: all(({ preloads }) => preloads),
    css: all(({ css }) => css),
  }
  return { ...workbenchManifest, routes: { [rootRouteId]: root } }
}

/**
 * The files of a page of the workbench, all named by its document. The server does not draw such a page, so the router names
 * those of the document alone, and the others would be asked for only when the first ones are there.
 *
 * @param routeIds the routes of the page, from the document inwards
 */
export const workbenchAssets = (routeIds: readonly string[]): Manifest => {
  const key = routeIds.at(-1) ?? rootRouteId
  const known = merged.get(key) ?? joined(routeIds)
  merged.set(key, known)
  return known
}
