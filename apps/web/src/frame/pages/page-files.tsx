import { createContext, use } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { PageManifest } from 'virtual:page-manifest'

/** The files of every route; known where the server draws a page, and nowhere in a browser. */
export const PageManifestContext = createContext<PageManifest | undefined>(undefined)

/** What the router itself is told: the script that begins the page. It would send the rest to the browser a second time. */
export const scriptsAlone = ({ routes }: PageManifest): PageManifest => ({
  routes: Object.fromEntries(
    Object.entries(routes).flatMap(([id, { scripts }]) => (scripts ? [[id, { scripts }]] : [])),
  ),
})

/** Server: the style sheets of the page, and its modules in the order in which they load one another. */
export const PageFiles = () => {
  const router = useRouter()
  const manifest = use(PageManifestContext)
  if (manifest === undefined) return null
  const nonce = router.options.ssr?.nonce
  const routes = router.state.matches.flatMap(({ routeId }) => manifest.routes[routeId] ?? [])
  return (
    <>
      {routes
        .flatMap(({ css = [] }) => css)
        .map((sheet) => {
          const attributes = typeof sheet === 'string' ? { href: sheet } : sheet
          return <link key={attributes.href} rel="stylesheet" precedence="default" {...attributes} />
        })}
      {routes
        .flatMap(({ preloads = [] }) => preloads)
        .map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={nonce} />
        ))}
    </>
  )
}
