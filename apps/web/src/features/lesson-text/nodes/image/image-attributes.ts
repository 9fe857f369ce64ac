import type { File as StoredFile } from '@lectern/contract/files/file'
import type { AttributesOf } from '@lectern/contract/rich-text/attributes-of'
import { type imageNode, mediaLimits } from '@lectern/contract/rich-text/nodes/media'

export type ImageAttributes = AttributesOf<typeof imageNode>

/** What a picture is after another file was chosen for it: the part that was cut out of the old one means nothing now. */
export const withFile = ({ uuid, width, height }: StoredFile): Partial<ImageAttributes> => ({
  fileId: uuid,
  src: null,
  crop: null,
  focus: null,
  naturalWidth: width,
  naturalHeight: height,
})

/** A width to which a picture may be drawn: above 50 pixels, at most its container (document 001 §5). */
export const fittingWidth = (width: number, container: number): number =>
  Math.round(
    Math.max(
      mediaLimits.leastWidth,
      Math.min(width, Math.max(container, mediaLimits.leastWidth), mediaLimits.pixels),
    ),
  )

/** Stretching goes between all the room there is and as much as the picture fills of it by itself (document 001 §4). */
export const stretched = (width: ImageAttributes['width'], container: number): ImageAttributes['width'] =>
  width === '100%' ? fittingWidth(container, container) : '100%'

/** Where a picture of the storage lies for whoever may see it, as learners' pages have it. */
export const pictureAddress = (uuid: string): string => `/api/v1/files/${uuid}/download?preview=1`
