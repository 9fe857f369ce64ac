import type { LinkProps } from '@lectern/ui/link'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** An anchor for addresses that are data (menus, crumbs): follows them in the page; other sites and new tabs as ever. */
export const AppLink = ({ href, onClick, target, children, ...rest }: LinkProps) => {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || target !== undefined || !href.startsWith('/') || !isPlainPress(event))
      return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  )
}
