import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { versionLimits, type LessonVersion } from '@lectern/contract/lessons/versions'
import { Button } from '@lectern/ui/actions/button'
import { Switch } from '@lectern/ui/choices/switch'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { History, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NameDialog } from '../../../../frame/expert/index.ts'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryKeyOf } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { listVersions, nameVersion, renameVersion, restoreVersion } from '../../api.ts'
import type { SectionNow } from './difference.ts'
import { VersionDifference } from './version-difference.tsx'
import { VersionList } from './version-list.tsx'
import styles from './lesson-versions.module.css'

interface LessonVersionsProps {
  lessonId: number
  /** The lesson as it stands, what is not stored yet included. */
  now: readonly SectionNow[]
  onClose: () => void
  openTrash: () => void
  /** Brings everything that waits to the server: what is brought back stands over it. */
  settle: () => Promise<void>
  /** The lesson is another one than before. */
  onRestored: () => Promise<void>
}

/** Who wrote what of a lesson when, what is different now, and the way back. */
export const LessonVersions = (props: LessonVersionsProps) => {
  const { lessonId, now, onClose, openTrash, settle, onRestored } = props
  const { t } = useTexts()
  const [chosen, setChosen] = useState<LessonVersion>()
  const [naming, setNaming] = useState<LessonVersion | 'now'>()
  const [isNamed, setNamed] = useState(false)
  const list = useVersions(lessonId, isNamed)
  const versions = list.data?.pages.flatMap(({ data }) => data) ?? []
  const shown = chosen ?? versions[0]
  const restore = useRestoring(props, () => list.refetch())
  return (
    <Dialog
      open
      size="workspace"
      onClose={onClose}
      title={t('lesson-editor.lesson_versions')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" icon={<Icon of={Trash2} />} onClick={openTrash}>
            {t('create-course.trash')}
          </Button>
          <Button icon={<Icon of={Tag} />} onClick={() => setNaming('now')}>
            {t('lesson-editor.version_name_now')}
          </Button>
        </>
      }
    >
      <div className={styles.layout}>
        <div className={styles.difference}>
          {shown && (
            <VersionDifference
              key={shown.id}
              lessonId={lessonId}
              version={shown}
              now={now}
              settle={settle}
              onRestored={onRestored}
            />
          )}
        </div>
        <div className={styles.list}>
          <Switch
            label={t('lesson-editor.versions_named_only')}
            checked={isNamed}
            onChange={(event) => setNamed(event.currentTarget.checked)}
          />
          {list.isPending && <SkeletonText lines={8} />}
          {list.isError && <LoadFailure error={list.error} onRetry={() => list.refetch()} />}
          {list.isSuccess && versions.length === 0 && <NoVersions />}
          <VersionList
            versions={versions}
            chosen={shown?.id}
            busy={restore.isPending}
            onChoose={setChosen}
            onName={setNaming}
            onRestore={(version) => restore.mutate(version.id)}
          />
          {list.hasNextPage && (
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('lesson-editor.versions_more')}
            </Button>
          )}
        </div>
      </div>
      {naming && (
        <NameVersion
          lessonId={lessonId}
          version={naming}
          settle={settle}
          onNamed={() => list.refetch()}
          onClose={() => setNaming(undefined)}
        />
      )}
    </Dialog>
  )
}

const NoVersions = () => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={History}
      title={t('lesson-editor.versions_empty')}
      text={t('lesson-editor.versions_empty_text')}
    />
  )
}

interface NameVersionProps extends Pick<LessonVersionsProps, 'lessonId' | 'settle' | 'onClose'> {
  version: LessonVersion | 'now'
  onNamed: () => Promise<unknown>
}

/** Gives an entry of the history a name, or the lesson as it stands. */
const NameVersion = ({ lessonId, version, settle, onNamed, onClose }: NameVersionProps) => {
  const { t } = useTexts()
  const save = async (name: string) => {
    if (version === 'now') {
      await settle()
      await nameVersion({ params: { lesson: lessonId }, body: { name } })
    } else await renameVersion({ params: { lesson: lessonId, version: version.id }, body: { name } })
    await onNamed()
  }
  return (
    <NameDialog
      title={t('lesson-editor.version_name_title')}
      label={t('lesson-editor.version_name')}
      submitLabel={t('lesson-editor.version_name_save')}
      start={version === 'now' ? '' : version.name}
      maxLength={versionLimits.name}
      field="name"
      save={save}
      onClose={onClose}
    />
  )
}

/** Brings a whole version back. */
const useRestoring = (
  { lessonId, settle, onRestored }: LessonVersionsProps,
  refetch: () => Promise<unknown>,
) => {
  const { t } = useTexts()
  return useMutation({
    mutationFn: async (version: number) => {
      await settle()
      await restoreVersion({ params: { lesson: lessonId, version } })
    },
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('lesson-editor.version_restored') })
      await Promise.all([refetch(), onRestored()])
    },
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
  })
}

const useVersions = (lesson: number, isNamed: boolean) =>
  useInfiniteQuery({
    queryKey: [...queryKeyOf(listVersions), lesson, isNamed],
    queryFn: ({ pageParam: page, signal }) =>
      listVersions(
        { params: { lesson }, query: { page, ...(isNamed && { named: '1' as const }) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    meta: { onlyLogged: true },
  })
