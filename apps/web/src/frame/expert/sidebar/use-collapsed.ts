import { useState } from 'react'

const key = 'lectern-expert-menu'

const read = (): boolean => {
  try {
    return localStorage.getItem(key) === 'collapsed'
  } catch {
    return false
  }
}

/** Whether the menu is collapsed; remembered on this device where it can be. */
export const useCollapsed = (): [boolean, () => void] => {
  const [collapsed, setCollapsed] = useState(read)
  const toggle = () => {
    setCollapsed(!collapsed)
    try {
      localStorage.setItem(key, collapsed ? 'open' : 'collapsed')
    } catch {
      // The device keeps nothing (a private window): the choice holds for this visit.
    }
  }
  return [collapsed, toggle]
}
