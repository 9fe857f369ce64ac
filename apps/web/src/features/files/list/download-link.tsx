import type { File as StoredFile } from '@lectern/contract/files/file'
import { DownloadAnchor } from '../download-anchor.tsx'
import { useFileTitle } from '../use-file-title.ts'
import { downloadAddress, mayDownload } from './file-rights.ts'

/** Takes a file along, in a new tab; nothing when that is not allowed. */
export const DownloadLink = ({ file }: { file: StoredFile }) => {
  const titleOf = useFileTitle()
  return mayDownload(file) && <DownloadAnchor name={titleOf(file)} href={downloadAddress(file)} />
}
