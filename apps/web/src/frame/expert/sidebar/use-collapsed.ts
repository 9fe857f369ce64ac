import { useState } from 'react'

const key = 'lectern-expert-menu'

const read = (): boolean | undefined => {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? undefined : kept === 'collapsed'
  } catch {
    return undefined
  }
}

/** Where three columns stand beside each other. */
const narrowPages = /^\/expert\/practices\/\d+$/

/** Whether the menu is collapsed: as the reader chose it, on this device where it can be kept, else where the page needs the room. */
export const useCollapsed = (pathname: string): [boolean, () => void] => {
  const [chosen, setChosen] = useState(read)
  const collapsed = chosen ?? narrowPages.test(pathname)
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
