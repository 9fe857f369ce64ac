import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileReadLimits } from '@lectern/contract/quizzes/formats/file-formats'

/** A picture of the file that is read: what questions call it, where it lies meanwhile, and its name. */
export interface ShelvedPicture {
  readonly uuid: string
  readonly path: string
  readonly name: string
}

/** Pictures that questions took, each once, in a folder of their own. */
export interface PictureShelf {
  /** A name for the picture under which questions know it until it is kept; null where there is no room for it. */
  readonly put: (name: string, bytes: Buffer) => string | null
  readonly all: () => readonly ShelvedPicture[]
}

/** No file of a school has such a name. */
const standIn = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const openPictureShelf = (folder: string): PictureShelf => {
  const pictures: ShelvedPicture[] = []
  return {
    put: (name, bytes) => {
      if (bytes.length === 0 || bytes.length > fileReadLimits.pictureBytes) return null
      if (pictures.length >= fileReadLimits.pictures) return null
      const picture = { uuid: standIn(pictures.length + 1), path: `picture-${pictures.length + 1}`, name }
      writeFileSync(join(folder, picture.path), bytes)
      pictures.push(picture)
      return picture.uuid
    },
    all: () => pictures,
  }
}
