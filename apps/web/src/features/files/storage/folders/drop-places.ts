/** Folders that take what is dragged: files of the page, or of the device. */
export interface DropPlaces {
  /** Something is held. */
  isOpen: boolean
  /** The place below it. */
  over: string | undefined
}

const placeOf = (folderId: number | null): string => String(folderId ?? 0)

/** The folder of a place; null for the storage itself. */
export const folderOfPlace = (place: string): number | null => (place === '0' ? null : Number(place))

/** What makes an element the place of a folder. */
export const placeAttributes = (drop: DropPlaces | undefined, folderId: number | null) => {
  if (!drop) return {}
  const place = placeOf(folderId)
  return {
    'data-drop-place': place,
    'data-drop': drop.over === place ? 'over' : drop.isOpen ? 'open' : undefined,
  }
}
