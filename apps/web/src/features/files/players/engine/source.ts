import type { DerivedFile, File } from '@lectern/contract/files/file'

/** A height of a stream with its own playlist. */
export interface RenditionSource {
  readonly height: number
  readonly url: string
}

/** What a player plays. */
export interface MediaSource {
  readonly kind: 'hls' | 'file'
  readonly url: string
  /** The same at other hosts. */
  readonly mirrors: readonly string[]
  /** For players without a say in their stream. */
  readonly renditions: readonly RenditionSource[]
}

export const childOf = (file: Pick<File, 'children'>, role: DerivedFile['role']): DerivedFile | undefined =>
  file.children.find((child) => child.role === role)

export const childrenOf = (file: Pick<File, 'children'>, role: DerivedFile['role']): DerivedFile[] =>
  file.children.filter((child) => child.role === role)

/** The stream of a film, or its one file; null until there is something to show. */
export const sourceOfFilm = (file: File): MediaSource | null => {
  const stream = childOf(file, 'hls')
  const renditions = childrenOf(file, 'hls_rendition').flatMap(({ height, width, url }) =>
    height === null ? [] : [{ height: Math.min(height, width ?? height), url }],
  )
  if (stream) return { kind: 'hls', url: stream.url, mirrors: [], renditions }
  return file.url === null ? null : { kind: 'file', url: file.url, mirrors: [], renditions: [] }
}

/**
 * What a browser can hear of a recording: as it was uploaded, else the mp3 of it (document 001 §5); null until there is
 * something to play.
 *
 * @param canPlay whether the browser plays a media type
 */
export const sourceOfSound = (
  file: Pick<File, 'url' | 'mime_type' | 'children'>,
  canPlay: (type: string) => boolean,
): MediaSource | null => {
  const made = [childOf(file, 'mp3'), childOf(file, 'aac')].find((child) => child && canPlay(child.mime_type))
  const url = file.url !== null && canPlay(file.mime_type) ? file.url : (made?.url ?? file.url)
  return url === null ? null : { kind: 'file', url, mirrors: [], renditions: [] }
}
