import { useQuery } from '@tanstack/react-query'
import type { File, FileFolder } from '@lectern/contract/files/file'
import { buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Download, Ellipsis } from 'lucide-react'
import { queryFor } from '../../../../lib/api/index.ts'
import { asPercent, useDates, useTexts } from '../../../../lib/texts/index.ts'
import { LoadFailure } from '../../../../frame/index.ts'
import { getFile } from '../../api.ts'
import { filePoll } from '../../file-poll.ts'
import { ProcessAgainButton } from '../../list/process-again-button.tsx'
import { CaptionsManager } from '../../captions/index.ts'
import { reasonOf, useFileWords } from '../../uploads/index.ts'
import { FileCaption, FileSwitches } from './file-settings.tsx'
import styles from './details.module.css'
import { FilePreview } from './file-preview.tsx'
import { downloadPath, durationText, isDocument, isInProcess, kindTexts } from './file-words.ts'
import { usePlaceOf } from '../folders/use-place-of.ts'
import type { FileActions } from './use-file-actions.tsx'
import type { StorageRights } from '../use-storage-rights.ts'
import { useFileTitle } from '../../use-file-title.ts'

interface FileDetailsProps {
  uuid: string | undefined
  /** As the list has it, until the newest arrives. */
  listed: File | undefined
  folders: readonly FileFolder[]
  rights: StorageRights
  actions: FileActions
  onClose: () => void
}

/** Everything about one file, beside the list. */
export const FileDetails = ({ uuid, listed, onClose, ...rest }: FileDetailsProps) => {
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const { data, error, refetch } = useQuery({
    ...queryFor(getFile, { params: { uuid: uuid ?? '' } }),
    enabled: uuid !== undefined,
    refetchInterval: ({ state }) => (state.data && isInProcess(state.data.data) ? filePoll : false),
    meta: { onlyLogged: true },
  })
  const file = uuid === undefined ? undefined : (data?.data ?? listed)
  return (
    <SideSheet
      open={uuid !== undefined}
      onClose={onClose}
      title={<span className={styles.title}>{file ? titleOf(file) : t('files.details')}</span>}
      closeLabel={t('common.close')}
    >
      <div className={styles.details}>
        <LoadFailure error={file ? null : error} onRetry={refetch} />
        {!file && !error && <Skeleton width="100%" height="12rem" />}
        {file && <DetailsOf key={file.uuid} file={file} onFile={() => void refetch()} {...rest} />}
      </div>
    </SideSheet>
  )
}

type DetailsOfProps = Pick<FileDetailsProps, 'folders' | 'rights' | 'actions'> & { file: File }
type ChangedProps = DetailsOfProps & { onFile: () => void }

const DetailsOf = ({ file, folders, rights, actions, onFile }: ChangedProps) => {
  const { t } = useTexts()
  const label = t('files.file_actions', { name: useFileTitle()(file) })
  return (
    <>
      <FilePreview file={file} />
      {file.kind === 'image' && file.pages !== null && file.pages > 1 && (
        <Notice>{t('files.page_one_shown', { total: file.pages })}</Notice>
      )}
      <ProcessNotice file={file} mayRepeat={rights.mayStore} onFile={onFile} />
      <div className={styles.actions}>
        {rights.mayRead && (
          <a className={buttonClass({})} href={downloadPath(file)} target="_blank" rel="noreferrer">
            <Icon of={Download} />
            {t('files.download')}
          </a>
        )}
        <Menu
          label={label}
          entries={actions.entriesOf(file).slice(1)}
          renderTrigger={(attributes) => (
            <IconButton {...attributes} icon={Ellipsis} label={label} variant="secondary" />
          )}
        />
      </div>
      <Facts file={file} folders={folders} rights={rights} actions={actions} />
      {rights.mayStore && <FileCaption file={file} />}
      {rights.mayStore && (file.kind === 'video' || file.kind === 'audio') && (
        <CaptionsManager file={file} onFile={onFile} />
      )}
      {rights.mayStore && isDocument(file) && <FileSwitches file={file} />}
    </>
  )
}

interface ProcessNoticeProps {
  file: File
  mayRepeat: boolean
  onFile: () => void
}

const ProcessNotice = ({ file, mayRepeat, onFile }: ProcessNoticeProps) => {
  const { t, number } = useTexts()
  const words = useFileWords()
  if (isInProcess(file))
    return (
      <ProgressBar
        label={t('files.preparing')}
        text={t('files.preparing')}
        amount={number(file.process_progress / 100, asPercent)}
        value={file.process_progress / 100}
      />
    )
  if (file.process_error === null) return null
  const isFailed = file.process_status === 'failed'
  return (
    <Notice
      tone={isFailed ? 'danger' : 'warning'}
      title={isFailed ? t('files.process_failed') : undefined}
      actions={
        isFailed &&
        mayRepeat && <ProcessAgainButton file={file} words={t('files.process_again')} onFile={onFile} />
      }
    >
      {words.reason(reasonOf(`process_error_${file.process_error}`))}
    </Notice>
  )
}

const Facts = ({ file, folders, rights, actions }: DetailsOfProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const words = useFileWords()
  const place = usePlaceOf(folders)(file)
  const facts: [string, string | null][] = [
    [t('files.kind'), `${t(kindTexts[file.kind])} (${file.extension.toUpperCase()})`],
    [t('files.size'), words.size(file.bytes)],
    [
      t('files.dimensions'),
      file.width !== null && file.height !== null ? `${file.width} × ${file.height}` : null,
    ],
    [t('files.duration'), file.duration === null ? null : durationText(file.duration)],
    [t('files.pages'), file.pages === null ? null : String(file.pages)],
    [t('files.uploaded'), moment(file.uploaded_at)],
    [t('files.folder'), place],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => value !== null && <Fact key={name} name={name} value={value} />)}
      <dt>{t('files.used')}</dt>
      <dd>
        {rights.mayRead && file.usages_count > 0 ? (
          <button type="button" className={styles.link} onClick={() => actions.ask({ what: 'usages', file })}>
            {t('files.places_count', { count: file.usages_count })}
          </button>
        ) : (
          t('files.places_count', { count: file.usages_count })
        )}
      </dd>
    </dl>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
