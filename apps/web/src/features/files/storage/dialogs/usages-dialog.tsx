import { useQuery } from '@tanstack/react-query'
import type { File } from '@lectern/contract/files/file'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useTexts } from '../../../../lib/texts/index.ts'
import { LoadFailure } from '../../../../frame/index.ts'
import { listUsages } from '../../api.ts'
import { UsageList } from '../files/usage-list.tsx'
import { useFileTitle } from '../../use-file-title.ts'

/** The places of some files as they are now. */
export const useUsages = (uuids: readonly string[]) =>
  useQuery({
    queryKey: [listUsages.path, ...uuids],
    queryFn: () => listUsages({ body: { files: [...uuids] } }),
    staleTime: 0,
    retry: false,
  })

/** Where a file stands. */
export const UsagesDialog = ({ file, onClose }: { file: File; onClose: () => void }) => {
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const { data, error, refetch } = useUsages([file.uuid])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('files.where_used')}
      description={titleOf(file)}
      closeLabel={t('common.close')}
    >
      <LoadFailure error={data ? null : error} onRetry={refetch} />
      {!data && !error && <Skeleton width="60%" height="16px" />}
      {data?.data.length === 0 && <p>{t('files.used_nowhere')}</p>}
      {data && data.data.length > 0 && (
        <UsageList usages={data.data} hasMore={data.has_more} files={[file]} />
      )}
    </Dialog>
  )
}
