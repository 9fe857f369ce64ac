import type { File as StoredFile } from '@lectern/contract/files/file'
import { buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Download } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { downloadAddress, mayDownload } from './file-rights.ts'
import { useFileTitle } from '../use-file-title.ts'

/** Takes a file along, in a new tab; nothing when that is not allowed. */
export const DownloadLink = ({ file }: { file: StoredFile }) => {
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const label = t('documents.download_named', { name: titleOf(file) })
  return (
    mayDownload(file) && (
      <a
        className={buttonClass({ variant: 'quiet' })}
        href={downloadAddress(file)}
        target="_blank"
        rel="noopener"
        aria-label={label}
        title={label}
      >
        <Icon of={Download} />
      </a>
    )
  )
}
