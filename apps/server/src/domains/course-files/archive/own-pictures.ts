import { pictureObject, type PictureSize } from '../../../platform/pictures/pictures.ts'

/** Pictures that stand in no file of the storage: covers, and pictures of lessons. */
export interface OwnPictures {
  /** What the documents call the picture of an address; another host's address stays, another picture of the server does not. */
  readonly nameOf: (url: string | null | undefined) => string | null
  readonly all: () => readonly { readonly path: string; readonly storageKey: string }[]
}

const stored = /^\/pictures\/([A-Za-z0-9_-]{22})-(256|512|1280)$/
const sizes: Readonly<Record<string, PictureSize>> = { '256': 256, '512': 512, '1280': 1280 }

export const ownPictures = (): OwnPictures => {
  const pictures = new Map<string, { readonly path: string; readonly storageKey: string }>()
  return {
    nameOf: (url) => {
      const [, key = '', size = ''] = stored.exec(url ?? '') ?? []
      const pixels = sizes[size]
      if (!url || pixels === undefined) return url && /^https?:/.test(url) ? url : null
      const known = pictures.get(url) ?? {
        path: `pictures/${pictures.size + 1}-${pixels}.webp`,
        storageKey: pictureObject(key, pixels),
      }
      pictures.set(url, known)
      return known.path
    },
    all: () => [...pictures.values()],
  }
}
