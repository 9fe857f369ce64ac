import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useConnection } from '../../../frame/index.ts'
import { useTexts, useNeededTexts } from '../../../lib/texts/index.ts'
import { useLineBack } from '../../../lib/use-line-back.ts'
import { FileList } from './file-list.tsx'
import styles from './file-list.module.css'
import { useUnitFiles } from './use-unit-files.ts'

interface UnitFilesProps {
  unit: number
  /** How many there are. */
  count: number
  /** Which of them, in this order; else all. */
  only?: readonly string[] | undefined
}

/** The files of a unit for its reader: skeletons of their size, then the list. */
export const UnitFiles = ({ unit, count, only }: UnitFilesProps) => {
  const { t } = useTexts()
  const hasTexts = useNeededTexts('documents')
  const { files, hasFailed, reload } = useUnitFiles(unit)
  const isCut = useConnection() === 'none'
  const again = () => void reload().catch(() => undefined)
  useLineBack(hasFailed, again)
  if (hasFailed && hasTexts)
    return (
      <Notice
        tone="danger"
        announce="politely"
        actions={
          <Button size="small" onClick={again}>
            {t('documents.try_again')}
          </Button>
        }
      >
        {t(isCut ? 'documents.files_not_kept' : 'documents.files_failed')}
      </Notice>
    )
  if (files === undefined || !hasTexts)
    return (
      <div className={styles.list} aria-busy="true">
        {Array.from({ length: count }, (_, at) => (
          <Skeleton key={at} height="70px" radius="var(--radius-card)" />
        ))}
      </div>
    )
  const shown = only?.flatMap((uuid) => files.filter((file) => file.uuid === uuid)) ?? files
  return <FileList files={shown} renew={reload} />
}
