import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { keepReaderPlace } from './reader-place.ts'

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const scrollPage = async (top: number) => {
  window.scrollTo(0, top)
  await drawn()
}

/** Two tall pages; what loads them waits while `hold` says so. */
const showPages = async (hold: () => Promise<void> | undefined) => {
  const place = keepReaderPlace()
  const root = createRootRoute({ component: () => <Outlet />, loader: () => hold() })
  const pageAt = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <div style={{ blockSize: 5000 }}>{path}</div>,
    })
  const router = createRouter({
    routeTree: root.addChildren([pageAt('/'), pageAt('/courses')]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    scrollRestoration: place.scrollRestoration,
  })
  place.watch(router)
  await router.load()
  await render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => window.scrollTo(0, 0))
afterEach(() => sessionStorage.clear())

test('a page that is looked at anew stays where its reader has got to meanwhile', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = vi.fn<() => Promise<void> | undefined>()
  const router = await showPages(hold)
  await scrollPage(2000)
  hold.mockReturnValue(held)
  const refreshed = router.invalidate()
  await scrollPage(700)
  release()
  await refreshed
  await drawn()
  expect(window.scrollY).toBe(700)
})

test('the next page begins at its top, and the way back leads to where its reader was', async () => {
  const router = await showPages(() => undefined)
  await scrollPage(2000)
  await router.invalidate()
  await scrollPage(1500)
  await router.navigate({ to: '/courses' })
  await vi.waitFor(() => expect(window.scrollY).toBe(0))
  router.history.back()
  await vi.waitFor(() => expect(window.scrollY).toBe(1500))
})
