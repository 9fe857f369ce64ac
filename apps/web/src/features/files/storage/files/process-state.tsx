import type { File } from '@lectern/contract/files/file'
import { Badge } from '@lectern/ui/feedback/badge'
import { CircleAlert, Hourglass } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { isInProcess } from './file-words.ts'

/** What is still made of a file, or could not be; nothing for one that is ready. */
export const ProcessState = ({ file }: { file: File }) => {
  const { t } = useTexts()
  if (isInProcess(file))
    return (
      <Badge tone="info" icon={Hourglass}>
        {t('files.in_process', { percent: file.process_progress })}
      </Badge>
    )
  if (file.process_status === 'failed')
    return (
      <Badge tone="danger" icon={CircleAlert}>
        {t('files.process_failed')}
      </Badge>
    )
  return null
}
