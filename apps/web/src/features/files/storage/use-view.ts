import { useState } from 'react'

export type StorageView = 'grid' | 'list'
const key = 'lectern-storage-view'

const read = (): StorageView => {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

/** Grid or list; remembered on this device where it can be. */
export const useView = (): [StorageView, (view: StorageView) => void] => {
  const [view, setView] = useState(read)
  const choose = (next: StorageView) => {
    setView(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // The device keeps nothing: the choice holds for this visit.
    }
  }
  return [view, choose]
}
