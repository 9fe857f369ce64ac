import { zipSync } from 'fflate'

/** A file of an archive that is being made. */
export interface ArchiveFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** The same files give the same bytes: the oldest day that an archive can name, in every zone. */
const mtime = '1980-01-02'

/** A ZIP archive of a few files in memory. */
export const writeArchive = (files: readonly ArchiveFile[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])), { mtime }))
