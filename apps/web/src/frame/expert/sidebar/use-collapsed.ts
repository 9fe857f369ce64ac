import { useState } from 'react'
import { useMedia } from '../../../lib/drawing/use-media.ts'
import { menuSpace, narrowWindow } from './menu-space.ts'

const key = 'lectern-expert-menu'

const read = (): boolean | undefined => {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? undefined : kept === 'collapsed'
  } catch {
    return undefined
  }
}

/** Whether the menu is collapsed: as the reader chose it, on this device where it can be kept, else where the page needs the room. */
export const useCollapsed = (pathname: string): [boolean, () => void] => {
  const [chosen, setChosen] = useState(read)
  const isNarrowWindow = useMedia(narrowWindow)
  const space = menuSpace(pathname)
  const collapsed = chosen ?? (space === 'narrow' || (space === 'by-window' && isNarrowWindow))
  const toggle = () => {
    setChosen(!collapsed)
    try {
      localStorage.setItem(key, collapsed ? 'open' : 'collapsed')
    } catch {
      // The device keeps nothing (a private window): the choice holds for this visit.
    }
  }
  return [collapsed, toggle]
}
