import type { LinkProps } from '@lectern/ui/actions/link'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isWorkbench } from './areas.ts'

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A page that can be loaded ahead: of this site, and by its path alone. */
const isPage = (href: string): boolean => /^\/[^/?#][^?#]*$/.test(href) && !isWorkbench(href)

/** An anchor for addresses that are data (menus, crumbs): follows them in the page; other sites and new tabs as ever. */
export const AppLink = ({ href, onClick, target, children, ...rest }: LinkProps) => {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || target !== undefined || !href.startsWith('/') || !isPlainPress(event))
      return
    // Into the workbench from outside: the browser loads its page.
    if (isWorkbench(href) && !isWorkbench(window.location.pathname)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  const preload = () => {
    // What cannot be loaded ahead is loaded when it is followed.
    if (isPage(href) && target === undefined) router.preloadRoute({ to: href }).catch(() => undefined)
  }
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={follow}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    >
      {children}
    </a>
  )
}
