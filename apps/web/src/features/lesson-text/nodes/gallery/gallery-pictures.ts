import type { File as StoredFile } from '@lectern/contract/files/file'
import type { AttributesOf } from '@lectern/contract/rich-text/attributes-of'
import { type galleryNode, mediaLimits } from '@lectern/contract/rich-text/nodes/media'

export type GalleryPicture = AttributesOf<typeof galleryNode>['pictures'][number]

/** The pictures with those of more files behind them, as many as a gallery can have. */
export const withFiles = (
  pictures: readonly GalleryPicture[],
  files: readonly StoredFile[],
): GalleryPicture[] =>
  [
    ...pictures,
    ...files.map(({ uuid, width, height }) => ({
      fileId: uuid,
      alt: '',
      caption: '',
      naturalWidth: width,
      naturalHeight: height,
    })),
  ].slice(0, mediaLimits.gallery)
