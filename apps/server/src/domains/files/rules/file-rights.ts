import { type UploadModel, uploadRules } from '@lectern/contract/files/upload-models'

/** What somebody may do with a file that they may see. */
export interface FileRights {
  /** Sees it as the school's staff, or as its uploader: everything of it. */
  readonly isInside: boolean
  readonly mayPreview: boolean
  readonly mayDownload: boolean
  /** What its uploader called it is not told: it might tell who that is. */
  readonly isNameless?: true
}

/** A place of the file that is open to the reader, and what it says about the file. */
export interface OpenPlace {
  readonly allowDocPreview: boolean | null
  readonly allowDocDownload: boolean | null
  readonly isNameless?: boolean
}

export interface FileSituation {
  readonly file: {
    readonly ownerId: number
    readonly model: UploadModel
    readonly kind: string
    readonly allowDocPreview: boolean | null
    readonly allowDocDownload: boolean | null
  }
  readonly userId: number | null
  /** The reader's rights in the school of the file; null for who is not on its staff. */
  readonly permissions: ReadonlySet<string> | null
  /** Only the places that the access decision opens to the reader. */
  readonly openPlaces: readonly OpenPlace[]
}

const documents = new Set(['pdf', 'document'])

/** Whether the reader is known to see the file without a look at its places. */
export const isInside = ({ file, userId, permissions }: Omit<FileSituation, 'openPlaces'>): boolean => {
  if (permissions?.has('storage_read')) return true
  const isOwn = userId !== null && userId === file.ownerId
  // Who left the staff leaves its files; what a learner sent stays the learner's.
  return isOwn && (permissions !== null || uploadRules[file.model].by === 'learner')
}

/**
 * The one decision about a file; null when there is no such file for the reader. A file of no open place is its school's
 * staff's and its uploader's alone. Documents follow `allow_doc_preview` and `allow_doc_download` of the place, else of
 * the file; every other type may be taken along (document 001 §5).
 */
export const fileRightsOf = (facts: FileSituation): FileRights | null => {
  if (isInside(facts)) return { isInside: true, mayPreview: true, mayDownload: true }
  const { file, openPlaces } = facts
  if (openPlaces.length === 0) return null
  const named = openPlaces.every(({ isNameless }) => isNameless) ? { isNameless: true as const } : {}
  if (!documents.has(file.kind)) return { isInside: false, mayPreview: true, mayDownload: true, ...named }
  const mayDownload = openPlaces.some((place) => place.allowDocDownload ?? file.allowDocDownload ?? true)
  const mayPreview = openPlaces.some((place) => place.allowDocPreview ?? file.allowDocPreview ?? false)
  return { isInside: false, mayPreview: mayPreview || mayDownload, mayDownload, ...named }
}
